import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import type { AreaPart } from '@/lib/registry';
import type { Answer } from '@/lib/site/answer/load';
import { namesPlan } from '@/lib/site/answer/plans';
import { filteredPath } from '@/lib/site/views/filters';

/** Of a whole city there may be hundreds: the rest is on the page of the announcement. */
const SHOWN = 24;

/** Whether a part names something: of districts that are only counted the note may tell names, behind a colon. */
const isTelling = ({ kind, name, note }: AreaPart) =>
  kind === 'unnamed_districts' ? note?.ar.includes(':') === true : name !== null || note !== null;

/**
 * What the announcement names of the place: parts of a district with their plans and streets; of a city, its districts; of
 * a plan, what it lies in.
 */
export function AnswerParts({ answer: { main, outcome, place, namedPlan } }: { answer: Answer }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const named = (main?.parts ?? []).filter(
    (part) => isTelling(part) && (namedPlan === null || namesPlan({ parts: [part] }, namedPlan.number)),
  );
  // Which part of a district it is stands in the sentence itself.
  const isSaid = outcome === 'partial' && place.district !== null && namedPlan === null;
  const telling = place.district === null || (!isSaid && named.some(({ note }) => note !== null));
  if (outcome === 'none' || named.length === 0 || !telling) return null;
  const rest = named.length - SHOWN;
  return (
    <section aria-labelledby="answer-parts">
      <h2 id="answer-parts" className="text-xl md:text-xl">
        {t('answer.parts')}
      </h2>
      <ul className={`mt-4 ${place.district === null ? 'plots [--plot:10rem]' : 'rows'}`}>
        {named.slice(0, SHOWN).map((part) => (
          <li key={[part.district, part.name?.ar, part.note?.ar].join('|')} className="p-3">
            <Name part={part} />
            {part.note !== null && <p className="text-sm text-stone-700">{part.note[locale]}</p>}
          </li>
        ))}
        {rest > 0 && (
          <li className="p-3 text-stone-600">
            {t('answer.more', { count: rest, n: formatNumber(rest, locale) })}
          </li>
        )}
      </ul>
    </section>
  );
}

function Name({ part: { kind, name, district } }: { part: AreaPart }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  if (name === null) return null;
  const words = kind === 'district_part' ? t('answer.partOf', { name: name[locale] }) : name[locale];
  if (district === null) return <p className="font-medium text-brown-900">{words}</p>;
  return (
    <SiteLink href={`${filteredPath('check', locale, { district })}#answer`} className="font-medium link">
      {words}
    </SiteLink>
  );
}
