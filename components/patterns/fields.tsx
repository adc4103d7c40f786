import { useTranslations } from 'next-intl';
import { FilterBox } from '@/components/data/filter-box';
import { FilterInput, FilterSelect } from '@/components/data/filter-field';
import type { FormTexts } from '@/components/forms/engine/texts';
import { joinUsFields } from '@/lib/forms/join-us/fields';
import { FieldStates } from './field-states';
import { Specimen } from './specimen';

/** The controls of filters and forms. */
export function Fields({ texts }: { texts: FormTexts }) {
  const t = useTranslations('Registrars.filter');
  const place = useTranslations('Places');
  return (
    <>
      <Specimen file="data/filter-box, data/filter-field">
        <FilterBox action="" results="fields" label={t('label')} submit={t('submit')}>
          <FilterInput id="pattern-name" label={t('name')} />
          <FilterSelect id="pattern-region" label={place('region')}>
            <option>{place('chooseRegion')}</option>
          </FilterSelect>
        </FilterBox>
      </Specimen>
      <div className="grid gap-12 lg:grid-cols-2">
        {[false, true].map((refused) => (
          <Specimen key={String(refused)} file="forms/controls">
            <FieldStates
              code={refused ? 'pattern-refused' : 'pattern'}
              fields={joinUsFields}
              texts={texts}
              refused={refused}
            />
          </Specimen>
        ))}
      </div>
    </>
  );
}
