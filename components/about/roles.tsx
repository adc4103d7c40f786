import { useTranslations } from 'next-intl';
import { Definition, DefinitionList } from '@/components/ui/definition-list';

const roles = ['authority', 'company', 'registrars'] as const;

/** Authority, company, registrars: visitors write to the wrong one unless told. */
export function Roles() {
  const t = useTranslations('About');
  return (
    <div>
      <h3 className="mb-4">{t('roles.title')}</h3>
      <DefinitionList>
        {roles.map((id) => (
          <Definition key={id} term={t(`roles.items.${id}.who`)}>
            {t(`roles.items.${id}.what`)}
          </Definition>
        ))}
      </DefinitionList>
    </div>
  );
}
