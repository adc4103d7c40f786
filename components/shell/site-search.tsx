import { useLocale, useTranslations } from 'next-intl';
import { SearchIcon } from '@/components/ui/icons';
import { localizedPath } from '@/lib/i18n/locales';
import { filteredView } from '@/lib/site/routing/filtered-view';
import { routePath } from '@/lib/site/routing/routes';

/** Classes of its parts: colours and sizes are those of where it stands. */
interface Props {
  className: string;
  input: string;
  button: string;
}

/** A plain form that leads to the search: no page pays for a script that few of its visitors use. */
export function SiteSearch({ className, input, button }: Props) {
  const t = useTranslations('Shell');
  const locale = useLocale();
  return (
    <search aria-label={t('search')}>
      <form
        method="get"
        action={localizedPath(routePath('search'), locale)}
        className={`flex items-stretch rounded-md border ${className}`}
      >
        <input type="hidden" name={filteredView.name} value={filteredView.value} />
        <input
          type="search"
          name="q"
          required
          maxLength={100}
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('search')}
          className={`min-w-0 grow rounded-s-md px-2 ${input}`}
        />
        <button type="submit" className={`flex items-center justify-center rounded-e-md ${button}`}>
          <SearchIcon className="size-4" />
          <span className="sr-only">{t('search')}</span>
        </button>
      </form>
    </search>
  );
}
