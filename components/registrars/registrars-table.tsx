import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { PhoneIcon } from '@/components/ui/icons';
import { Cell, Columns, Row, Rows, Table } from '@/components/ui/table';
import { readablePhone } from '@/lib/i18n/phone';
import type { Region, Registrar } from '@/lib/registry';

interface Props {
  items: readonly Registrar[];
  regions: readonly Region[];
  /** Examples have nobody to call. */
  sample: boolean;
}

/** Name, phone, region. A press on the phone number calls it. */
export function RegistrarsTable({ items, regions, sample }: Props) {
  const t = useTranslations('Registrars');
  const verified = items.some(({ verifiedOn }) => verifiedOn !== null);
  return (
    <Table caption={t('table.caption')} captionHidden close>
      <Columns
        names={[
          t('table.name'),
          t('table.phone'),
          t('table.region'),
          ...(verified ? [t('table.verified')] : []),
        ]}
      />
      <Rows>
        {items.map((registrar) => (
          <RegistrarRow
            key={registrar.code}
            registrar={registrar}
            regions={regions}
            sample={sample}
            verified={verified}
          />
        ))}
      </Rows>
    </Table>
  );
}

interface RowProps extends Omit<Props, 'items'> {
  registrar: Registrar;
  verified: boolean;
}

function RegistrarRow({ registrar, regions, sample, verified }: RowProps) {
  const t = useTranslations('Registrars');
  const locale = useLocale();
  const name = registrar.name[locale] ?? registrar.name.ar;
  return (
    <Row
      head={
        <span lang={registrar.name[locale] === null ? 'ar' : undefined} dir="auto">
          {name}
        </span>
      }
    >
      <Cell column={t('table.phone')}>
        {sample ? (
          <Phone number={registrar.phone} />
        ) : (
          <a
            href={`tel:+${registrar.phone}`}
            aria-label={t('table.call', { name, phone: readablePhone(registrar.phone) })}
            className="inline-flex min-h-8 items-center gap-2 font-medium whitespace-nowrap link"
          >
            <PhoneIcon className="size-4" />
            <Phone number={registrar.phone} />
          </a>
        )}
      </Cell>
      <Cell column={t('table.region')}>
        {regions.find(({ code }) => code === registrar.region)?.name[locale]}
      </Cell>
      {verified && (
        <Cell column={t('table.verified')}>
          {registrar.verifiedOn !== null && <CalendarDate date={registrar.verifiedOn} />}
        </Cell>
      )}
    </Row>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {readablePhone(number)}
    </bdi>
  );
}
