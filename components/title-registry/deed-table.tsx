import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Cell, Columns, Row, Rows, Table } from '@/components/ui/table';
import { type DeedAspect, deedAspects } from './contents';

/** What changes from the earlier deed to the new one, in words; with the number that an aspect has in the drawing above. */
export function DeedTable() {
  const t = useTranslations('TitleRegistry');
  return (
    <Table caption={t('deedTable.caption')} captionHidden slim>
      <Columns names={[t('deedTable.aspect'), t('deedTable.before'), t('deedTable.after')]} />
      <Rows>
        {deedAspects.map((aspect) => (
          <Row key={aspect} head={<Aspect of={aspect}>{t(`deedTable.rows.${aspect}.aspect`)}</Aspect>}>
            <Cell column={t('deedTable.before')} kind="text">
              {t(`deedTable.rows.${aspect}.before`)}
            </Cell>
            <Cell column={t('deedTable.after')} kind="text">
              {t(`deedTable.rows.${aspect}.after`)}
            </Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}

function Aspect({ of, children }: { of: DeedAspect; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2 max-sm:flex-col max-sm:gap-1">
      <AspectNumber of={of} />
      {children}
    </span>
  );
}

/** The number that an aspect has in the drawing, where its parts are not named beside it. */
export function AspectNumber({ of }: { of: DeedAspect }) {
  return (
    <span className="block size-6 shrink-0 rounded-full border border-transparent bg-blue-700 text-center text-sm leading-6 font-bold text-white">
      {deedAspects.indexOf(of) + 1}
    </span>
  );
}
