import type { PageContext } from '@/components/page/define-page';
import { PageHeader } from '@/components/page/page-header';
import { SearchView } from '@/components/search/search-view';
import { findOnSite, QUESTION_MAX } from '@/lib/site/search/find';

/** The search, before and after something is asked. */
export async function content({ query, locale }: PageContext) {
  const question = query.q?.trim().slice(0, QUESTION_MAX) ?? '';
  const answer = question === '' ? null : await findOnSite(question, locale);
  return (
    <>
      <PageHeader route="search" />
      <SearchView question={question} answer={answer} />
    </>
  );
}
