import { useLocale } from 'next-intl';
import { SampleTag } from '@/components/ui/sample-tag';
import { formatNumber } from '@/lib/i18n/format';

/** Whether a total is of what came of an announcement: that one may be a sample where the others are not. */
export const isOfDeeds = (key: string) => key === 'titles' || key === 'transactions';

interface Props {
  name: string;
  value: number;
  isSample: boolean;
}

/** A name and its figure, in a list of definitions; a sample says so beside it, and is quieter. */
export function Figure({ name, value, isSample }: Props) {
  const locale = useLocale();
  return (
    <>
      <dt className="grow text-sm text-stone-600">{name}</dt>
      <dd className={`mt-1 text-xl tabular-nums ${isSample ? 'text-stone-600' : 'font-bold text-brown-900'}`}>
        {formatNumber(value, locale)} {isSample && <SampleTag />}
      </dd>
    </>
  );
}
