import { useLocale, useTranslations } from 'next-intl';
import type { CheckAnswer } from '@/lib/site/views/check-page';

/** More than these are better read on the page of the area. */
const SHOWN = 8;

/** Which parts of the place an announcement names, where it does not cover the whole of it. */
export function TouchedParts({ finding }: { finding: NonNullable<CheckAnswer['main']> }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const names = finding.parts.flatMap(({ name }) => (name === null ? [] : [name[locale]]));
  if (finding.coverage === 'whole') return null;
  const hint = finding.coverage === 'partial' ? t('answer.partialHint') : t('answer.unknownHint');
  return (
    <div className="mt-4 text-stone-700">
      <p>{hint}</p>
      {names.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {names.slice(0, SHOWN).map((name) => (
            <li key={name} className="rounded-lg border border-stone-300 bg-white px-3 py-1">
              {name}
            </li>
          ))}
          {names.length > SHOWN && <li className="px-1 py-1">{t('answer.more')}</li>}
        </ul>
      )}
    </div>
  );
}
