import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import type { Ground } from '@/lib/site/views/area-ground';
import type { BoundaryStreets } from '@/lib/site/views/boundary-streets';
import { sheetOf } from '@/lib/site/views/sheet';
import { SheetBounds, SheetGround } from './sheet-ground';
import { SheetScale } from './sheet-scale';
import { SheetTexts, shownIn } from './sheet-text';

interface Props {
  ground: Ground;
  /** The city, as the page names it. */
  place: string;
  /** What bounds the district, where only one is announced and its streets are named. */
  streets: BoundaryStreets;
}

/** One for each width of a sheet. */
const tiers = [shownIn['100'], shownIn['010'], shownIn['001']];

/**
 * The announced districts of a city among their neighbours, drawn by the server: whole ones filled, parts of districts
 * hatched; cells around centres, where no boundary is known, share one thin line. For who does not see it, its words say on which side each lies.
 */
export function AreaSheet({ ground, place, streets }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const seas = { redSea: t('map.around.redSea'), gulf: t('map.around.gulf') };
  const sheet = sheetOf(ground.districts, streets, locale, seas);
  const id = useId();
  return (
    <figure className="@container">
      <svg
        aria-hidden="true"
        width="100%"
        data-map="sheet"
        direction="ltr"
        className={`block aspect-[4/3] overflow-hidden border border-stone-200 ${sheet.land ? 'bg-sea' : 'bg-stone-50'}`}
      >
        <SheetGround id={id} ground={sheet}>
          {sheet.bounds && <SheetBounds d={sheet.bounds} />}
        </SheetGround>
        <SheetTexts labels={sheet.labels} />
        <SheetScale scale={sheet.scale} />
      </svg>
      {sheet.unnumbered.map((numbers, tier) => (
        <Unnumbered key={tiers[tier]} numbers={numbers} shown={tiers[tier]} />
      ))}
      <figcaption className="sr-only">
        {t('sheet.of', { place })}{' '}
        {sheet.sides
          .map(({ side, names }) => t(`sheet.${side}`, { names: names.join(t('listSeparator')) }))
          .join(' ')}
      </figcaption>
    </figure>
  );
}

/** The numbers of the list that the map has no room for at a width. */
function Unnumbered({ numbers, shown }: { numbers: readonly number[]; shown: string | undefined }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (numbers.length === 0) return null;
  const words = numbers.map((number) => formatNumber(number, locale)).join(t('listSeparator'));
  return (
    <p className={`mt-2 text-sm text-stone-700 ${shown}`}>{t('sheet.unnumbered', { numbers: words })}</p>
  );
}
