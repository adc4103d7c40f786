import { useTranslations } from 'next-intl';
import { WithHelpline } from '@/components/shell/helpline';
import { REFERENCE } from '@/components/ui/specimen-numbers';
import { SUBMISSION_STATES } from '@/lib/registry/contract';

/** Beside the question: where its number stands, drawn, and what the answer can be. */
export function TrackGuide() {
  const t = useTranslations('Forms.track');
  return (
    <aside className="space-y-8">
      <section aria-labelledby="where">
        <h2 id="where" className="text-xl md:text-xl">
          {t('guide.where')}
        </h2>
        <ReceiptDrawing />
      </section>
      <section aria-labelledby="states">
        <h2 id="states" className="text-xl md:text-xl">
          {t('guide.states')}
        </h2>
        <ol className="rows mt-3">
          {SUBMISSION_STATES.map((state) => (
            <li key={state} className="py-3 text-stone-700">
              <State text={t(`states.${state}`)} />
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}

/** What a state is called, then behind the colon what it means. */
function State({ text }: { text: string }) {
  const end = text.indexOf(':') + 1;
  return (
    <>
      <strong className="font-semibold text-brown-900">{text.slice(0, end)}</strong>
      <WithHelpline text={text.slice(end)} />
    </>
  );
}

/** The head of a receipt, its reference marked out as a parcel is; the field's hint says the same in words. */
function ReceiptDrawing() {
  const t = useTranslations('Forms.track');
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 116"
      strokeWidth="2"
      strokeLinejoin="round"
      className="mt-3 w-full max-w-sm stroke-brown-700"
    >
      <path
        d="M1 1h318v114l-15.9-8-15.9 8-15.9-8-15.9 8-15.9-8-15.9 8-15.9-8-15.9 8-15.9-8-15.9 8-15.9-8-15.9 8-15.9-8-15.9 8-15.9-8-15.9 8-15.9-8-15.9 8-15.9-8-15.7 8Z"
        className="fill-brown-50"
      />
      <text
        x="160"
        y="21"
        stroke="none"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-stone-700 text-[14px]"
      >
        {t('reference.label')}
      </text>
      <path d="M60 40h200v40H60Z" className="fill-blue-100 stroke-blue-700" />
      <text
        x="160"
        y="60.5"
        direction="ltr"
        stroke="none"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-brown-900 text-[22px] font-bold tracking-widest"
      >
        {REFERENCE}
      </text>
      <path
        d="M56 36h8v8h-8ZM256 36h8v8h-8ZM56 76h8v8h-8ZM256 76h8v8h-8Z"
        className="fill-blue-700 stroke-none"
        data-solid=""
      />
      <path
        d="M60 94h140"
        strokeWidth="4"
        className="stroke-brown-300 rtl:[transform:translateX(320px)_scaleX(-1)]"
      />
    </svg>
  );
}
