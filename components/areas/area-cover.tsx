import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WithHelpline } from '@/components/shell/helpline';
import type { Area } from '@/lib/registry';
import { customerServiceNumber } from '@/lib/site/constants';
import { AreaCounted } from './area-counted';
import { PartSign } from './part-sign';

export interface Overview {
  place: ReactNode;
  placeClass: string;
  figures: ReactNode;
  sources: ReactNode;
}

interface Props {
  area: Area;
  isPlanned: boolean;
  /** Beside it where its places lie; below it what it comes to and where it stands. */
  overview: Overview | null;
}

/** On paper it stands beside the text, too. */
const ON_PAPER = 'print:grid-cols-[minmax(0,1fr)_68mm] print:grid-rows-[auto_1fr] print:gap-x-5';
const PLACE =
  'min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1';

/** What the announcement covers, in a sentence or two. */
export function AreaCover({ area, isPlanned, overview }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { note, parts } = area;
  return (
    <div
      className={
        overview
          ? `halves lg:grid-rows-[auto_1fr] print:gap-y-3 ${overview.placeClass === '' ? ON_PAPER : ''}`
          : ''
      }
    >
      <div>
        <h2 id="parts">{t('parts.heading')}</h2>
        <AreaCounted area={area} />
        {note !== null && <p className="mt-2 max-w-prose text-stone-700">{note[locale]}</p>}
        {parts.some(({ kind }) => kind === 'district_part') && (
          <p className="mt-2 max-w-prose text-stone-700">
            {t.rich('parts.partialNote', {
              isPlanned: String(isPlanned),
              sign: () => <PartSign />,
              phone: () => <WithHelpline text={customerServiceNumber} />,
            })}
          </p>
        )}
      </div>
      {overview && (
        <>
          <div className={`${PLACE} ${overview.placeClass}`}>{overview.place}</div>
          <div className="min-w-0 space-y-10 empty:hidden lg:-mt-4 lg:space-y-8 print:space-y-3">
            {overview.figures}
            {overview.sources}
          </div>
        </>
      )}
    </div>
  );
}
