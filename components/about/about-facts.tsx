import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Ltr } from '@/components/ui/ltr';
import { gregorianDate, hijriDate } from '@/lib/i18n/format';
import { lawIssued, registrationStart } from '@/lib/site/constants';
import figures from '@/messages/figures.json';

/** The few figures that the registry is known by, each with what limits it. */
export function AboutFacts() {
  const t = useTranslations('About');
  const locale = useLocale();
  return (
    <div className="space-y-4 self-start">
      <dl
        aria-label={t('facts.label')}
        className="grid gap-x-8 gap-y-6 sm:max-lg:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,10.25rem),1fr))] lg:*:last:col-span-full"
      >
        <Figure
          label={t('facts.law.label')}
          value={gregorianDate(lawIssued, locale)}
          day={hijriDate(lawIssued, locale)}
          note={t('facts.law.note')}
        />
        <Figure
          label={t('facts.start.label')}
          value={gregorianDate(registrationStart, locale)}
          day={hijriDate(registrationStart, locale)}
          note={t('facts.start.note')}
        />
        <Figure
          label={t('facts.gdp.label')}
          value={<Ltr>{figures.sectorShareOfGdp2030}</Ltr>}
          note={t('facts.gdp.note')}
        />
      </dl>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  /** The value in the other calendar. */
  day?: string;
  note: string;
}

function Figure({ label, value, day, note }: FigureProps) {
  return (
    <div className="@container flex flex-col border-t-2 border-brown-400 pt-3">
      <dt className="text-sm text-stone-600">{label}</dt>
      <dd className="text-[clamp(1.125rem,12cqi,1.75rem)] leading-snug font-bold text-brown-900">{value}</dd>
      {day && <dd className="text-sm text-stone-600">{day}</dd>}
      <dd className="mt-1 text-sm text-stone-600">{note}</dd>
    </div>
  );
}
