import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Helpline } from '@/components/shell/helpline';
import { buttonClass } from '@/components/ui/button-class';

interface Props {
  /** Of its heading, for what it names. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** Where what a page is for is done by telephone as yet: the number as the first thing on it. */
export function CallCard({ id, title, children }: Props) {
  const t = useTranslations('Shell');
  return (
    <div className="parcel p-5 md:p-6">
      <h2 id={id}>{title}</h2>
      {children}
      <Helpline label={t('helpline')} className={buttonClass('primary', 'mt-4')} />
    </div>
  );
}
