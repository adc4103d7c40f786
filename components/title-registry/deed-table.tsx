import { useTranslations } from 'next-intl';
import { Cell, Columns, Row, Rows, Table } from '@/components/ui/table';
import { deedAspects } from './contents';

/** What changes from the earlier deed to the new one, in words. */
export function DeedTable() {
  const t = useTranslations('TitleRegistry');
  return (
    <Table caption={t('deedTable.caption')} captionHidden>
      <Columns names={[t('deedTable.aspect'), t('deedTable.before'), t('deedTable.after')]} />
      <Rows>
        {deedAspects.map((aspect) => (
          <Row key={aspect} head={t(`deedTable.rows.${aspect}.aspect`)}>
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
