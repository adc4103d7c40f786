import { useTranslations } from 'next-intl';
import type { Ground } from '@/lib/site/views/area-ground';
import { SheetHatch } from './sheet-hatch';

const HATCH = 'hatch-legend';
const signs = {
  whole: { className: 'fill-blue-100 stroke-blue-700', strokeWidth: 2 },
  part: {
    className: 'stroke-blue-700 forced-colors:stroke-[CanvasText]',
    strokeWidth: 2,
    strokeDasharray: '5 3',
    fill: `url(#${HATCH})`,
  },
  around: { className: 'stroke-stone-400 forced-colors:stroke-[GrayText]', strokeWidth: 1, fill: 'none' },
} as const;

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
            <svg aria-hidden="true" viewBox="0 0 48 32" className="h-4 w-6">
              <defs>
                <SheetHatch id={HATCH} />
              </defs>
              <rect x="2" y="2" width="44" height="28" vectorEffect="non-scaling-stroke" {...signs[cover]} />
            </svg>
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
