import { useTranslations } from 'next-intl';
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
      {text.slice(end)}
    </>
  );
}

/** A receipt without content, its reference marked out as a parcel is; the field's hint says the same in words. */
function ReceiptDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="19 0 282 150"
      strokeWidth="2"
      strokeLinejoin="round"
      className="mt-3 w-full max-w-sm stroke-brown-700"
    >
      <path
        d="M20 8h280v134l-20-8-20 8-20-8-20 8-20-8-20 8-20-8-20 8-20-8-20 8-20-8-20 8-20-8-20 8Z"
        className="fill-brown-50"
      />
      <path d="M100 28h120" strokeWidth="6" className="stroke-brown-400" />
      <path
        d="M60 100h200M60 116h140"
        strokeWidth="4"
        className="stroke-brown-300 rtl:[transform:translateX(320px)_scaleX(-1)]"
      />
      <path d="M52 46h216v38H52Z" className="fill-blue-100 stroke-blue-700" />
      <path
        d="M66 58h14v14H66ZM90 58h14v14H90ZM114 58h14v14h-14ZM138 58h14v14h-14ZM168 58h14v14h-14ZM192 58h14v14h-14ZM216 58h14v14h-14ZM240 58h14v14h-14Z"
        className="fill-white stroke-blue-700"
      />
      <path
        d="M48 42h8v8h-8ZM264 42h8v8h-8ZM48 80h8v8h-8ZM264 80h8v8h-8Z"
        className="fill-blue-700 stroke-none"
        data-solid=""
      />
    </svg>
  );
}
