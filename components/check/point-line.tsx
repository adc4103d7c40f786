import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import type { Answer } from '@/lib/site/answer/load';
import { type AnsweredPoint, liesOf, othersOf, pointText } from '@/lib/site/answer/point';
import { filteredPath } from '@/lib/site/views/filters';

/** Where the point lies that was asked about: of which district the answer is, and whether in an announced area. */
export function PointLine({ point, answer }: { point: AnsweredPoint; answer: Answer }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const lies = liesOf(point, answer);
  const radius = { radius: Math.round(point.radius), n: formatNumber(Math.round(point.radius), locale) };
  const others = othersOf(point);
  return (
    <div className="mt-5 max-w-prose border-s-4 border-blue-700 ps-4">
      <p>{t('point.at', { point: `\u2066${pointText(point).replace(' ', '\u00a0')}\u2069`, ...radius })}</p>
      {lies !== null && (
        <p>
          {t(`point.${lies}`, {
            area: point.found?.area?.name[locale] ?? '',
            shape: point.found?.shape ?? 'indicative',
            ...radius,
          })}
        </p>
      )}
      {others.length > 0 && (
        <>
          <p id="point-others">{t('point.others')}</p>
          <ul aria-labelledby="point-others" className="dotted flex flex-wrap">
            {others.map(({ code, name }) => (
              <li key={code}>
                <SiteLink
                  href={`${filteredPath('check', locale, { district: code })}#answer`}
                  className="link"
                >
                  {name[locale]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
