import { useLocale, useTranslations } from 'next-intl';
import { PlaceSearch } from '@/components/places/place-search';
import { QuestionCard } from '@/components/places/question-card';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';

/** The question itself, for whoever came for one property and not for the list. */
export function CheckPrompt() {
  const t = useTranslations('Search');
  const lists = `${localizedPath(routePath('check'), useLocale())}#lists`;
  return (
    <QuestionCard
      row
      id="check-prompt"
      title={t('question.title')}
      note={t('question.note')}
      className="no-print"
    >
      <PlaceSearch lists={lists} />
    </QuestionCard>
  );
}
