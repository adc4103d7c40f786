import { useLocale, useTranslations } from 'next-intl';
import { SampleTag } from '@/components/ui/sample-tag';
import { formatNumber } from '@/lib/i18n/format';
import type { Area } from '@/lib/registry';
import { areaFigures } from '@/lib/site/areas/area-figures';
import { isOfDeeds, isOfPlots, useInFirst } from './figure';

/** By the number of figures where there is room: four by two and two, more of them by three, also in half of a page. */
const BROAD: Readonly<Record<number, string>> = {
  4: 'lg:[--plot:13rem]',
  5: 'sm:[--plot:12rem] lg:[--plot:13rem]',
};

type Figures = ReturnType<typeof areaFigures>;

interface Props {
  area: Area;
  /** In the column beside the days. */
  isNarrow: boolean;
  /** Below what the announcement covers, and beside where that lies. */
  isOfParts: boolean;
}

/** What an announcement comes to; what of it is sample data stands by itself below the figures that are stated. */
export function AreaFigures({ area, isNarrow, isOfParts }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const inFirst = useInFirst(area);
  const all = areaFigures(area);
  if (all.length === 0) return null;
  const isSample = ({ key }: Figures[number]) => area.totals.sample && isOfDeeds(key);
  const stated = all.filter((figure) => !isSample(figure));
  const Heading = isOfParts ? 'h3' : 'h2';
  return (
    <section aria-labelledby="area-figures">
      <Heading id="area-figures" className={`font-bold ${isNarrow || isOfParts ? 'lg:text-xl' : ''}`}>
        {t('figures.heading')}
      </Heading>
      {stated.length > 0 && (
        <dl
          className={`plots mt-4 print:mt-2 [--plot:9rem] ${isNarrow ? '' : (BROAD[Math.min(stated.length, 5)] ?? '')} print:[--plot:6rem]`}
        >
          {stated.map(({ key, value }) => (
            <div key={key} className="flex flex-col p-4 print:p-2">
              <dt className="grow text-sm text-stone-600">
                {/* Beside the number of all its districts. */}
                {[t(`figures.${key}`), isOfPlots(key) && inFirst].filter(Boolean).join(' ')}
              </dt>
              <dd className="mt-1 text-xl font-bold tabular-nums text-brown-900">
                {formatNumber(value, locale)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <SampleFigures figures={all.filter(isSample)} level={isOfParts ? 'h4' : 'h3'} />
    </section>
  );
}

/** Figures that are sample data: off the others, small, and said to be such once for all of them. */
function SampleFigures({ figures, level: Heading }: { figures: Figures; level: 'h3' | 'h4' }) {
  const t = useTranslations('Areas');
  const ui = useTranslations('Ui');
  const locale = useLocale();
  if (figures.length === 0) return null;
  return (
    <div className="mt-6 border-s-4 border-stone-300 ps-4 text-sm text-stone-600 print:mt-2">
      <Heading className="flex flex-wrap items-center gap-x-2 text-base font-medium text-stone-700 md:text-base">
        {t('figures.sample')} <SampleTag />
      </Heading>
      <dl className="mt-1 flex flex-wrap gap-x-6">
        {figures.map(({ key, value }) => (
          <div key={key} className="flex gap-x-2">
            <dt>{t(`figures.${key}`)}</dt>
            <dd className="tabular-nums">{formatNumber(value, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1">{ui('sample.totals')}</p>
    </div>
  );
}
