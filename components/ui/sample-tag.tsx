import { useTranslations } from 'next-intl';

/** Beside a figure's name: it is an example. */
export function SampleTag() {
  const t = useTranslations('Ui');
  return (
    <span className="inline-block border align-middle border-amber-700 px-1.5 text-[13px] leading-5 font-normal text-amber-800">
      {t('sample.tag')}
    </span>
  );
}
