import { useTranslations } from 'next-intl';
import type { Ground } from '@/lib/site/views/area-ground';
import { MapSign } from './map-sign';

interface Props {
  grounds: readonly Ground[];
  /** Whether districts of these cities are named whose place is not known. */
  undrawn: boolean;
}

/** What the shapes of the sheets mean, for those that are shown. */
export function SheetLegend({ grounds, undrawn }: Props) {
  const t = useTranslations('Areas');
  const districts = grounds.flatMap(({ districts }) => districts);
  const shown = (['whole', 'part', 'around'] as const).filter((cover) =>
    districts.some((district) => district.cover === cover),
  );
  return (
    <div className="mt-3 text-sm text-stone-700">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {shown.map((cover) => (
          <li key={cover} className="flex items-center gap-2">
            <MapSign sign={cover} soft={districts.some((one) => one.cover === cover && !one.official)} />
            {t(`sheet.${cover}`)}
          </li>
        ))}
      </ul>
      <p className="mt-1">
        {districts.some(({ official }) => !official) && t('sheet.indicative')} {undrawn && t('sheet.undrawn')}
      </p>
    </div>
  );
}
