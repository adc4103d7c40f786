import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';

/** Whether a total is of what came of an announcement: that one may be a sample where the others are not. */
export const isOfDeeds = (key: string) => key === 'titles' || key === 'transactions';

interface Props {
  name: string;
  value: number;
  isSample: boolean;
  isLarge?: boolean;
}

/** A name and its figure, in a list of definitions; a sample says so beside its name, and is quieter. */
export function Figure({ name, value, isSample, isLarge = false }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  return (
    <>
      <dt className="flex grow flex-wrap content-start items-center gap-x-2 gap-y-0.5 text-sm text-stone-600">
        {name}{' '}
        {isSample && (
          <span className="border border-amber-700 px-1.5 text-[13px] leading-5 text-amber-800">
            {t('sampleTag')}
          </span>
        )}
      </dt>
      <dd
        className={`mt-1 text-xl tabular-nums ${isLarge ? 'md:text-2xl print:text-base' : ''} ${isSample ? 'text-stone-600' : 'font-bold text-brown-900'}`}
      >
        {formatNumber(value, locale)}
      </dd>
    </>
  );
}
