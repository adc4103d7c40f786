import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { PhoneIcon } from '@/components/ui/icons';
import { Table } from '@/components/ui/table';
import { readablePhone } from '@/lib/i18n/phone';
import type { Region, Registrar } from '@/lib/registry';

interface Props {
  items: readonly Registrar[];
  regions: readonly Region[];
}

/** Name, phone, region. A press on the phone number calls it. */
export function RegistrarsTable({ items, regions }: Props) {
  const t = useTranslations('Registrars');
  const verified = items.some(({ verifiedOn }) => verifiedOn !== null);
  return (
    <Table caption={t('table.caption')} captionHidden>
      <thead>
        <tr>
          <th scope="col">{t('table.name')}</th>
          <th scope="col">{t('table.phone')}</th>
          <th scope="col">{t('table.region')}</th>
          {verified && <th scope="col">{t('table.verified')}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map((registrar) => (
          <Row key={registrar.code} registrar={registrar} regions={regions} verified={verified} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  registrar: Registrar;
  regions: readonly Region[];
  verified: boolean;
}

function Row({ registrar, regions, verified }: RowProps) {
  const t = useTranslations('Registrars');
  const locale = useLocale();
  const name = registrar.name[locale] ?? registrar.name.ar;
  return (
    <tr>
      <th scope="row" className="font-semibold text-brown-900">
        <span lang={registrar.name[locale] === null ? 'ar' : undefined} dir="auto">
          {name}
        </span>
      </th>
      <td>
        <a
          href={`tel:+${registrar.phone}`}
          aria-label={t('table.call', { name, phone: readablePhone(registrar.phone) })}
          className="inline-flex min-h-8 items-center gap-2 font-semibold whitespace-nowrap text-brown-700 underline underline-offset-4"
        >
          <PhoneIcon className="size-4" />
          <bdi dir="ltr" className="tabular-nums">
            {readablePhone(registrar.phone)}
          </bdi>
        </a>
      </td>
      <td>{regions.find(({ code }) => code === registrar.region)?.name[locale]}</td>
      {verified && <td>{registrar.verifiedOn !== null && <CalendarDate date={registrar.verifiedOn} />}</td>}
    </tr>
  );
}
