import type { PageContext } from '@/components/page/define-page';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { RegistrarsView } from '@/components/registrars/registrars-view';
import { unreadFilters } from '@/lib/site/views/filters';
import { loadRegistrars, registrarsFilter } from '@/lib/site/views/registrars-page';

/** The list of registrars, with or without a filter in the address. */
export async function content({ query }: PageContext) {
  const data = await loadRegistrars(registrarsFilter(query));
  return (
    <>
      <PageHeader route="registrars" />
      <RegistrarsView data={data} unread={unreadFilters(query, data.filter)} />
      {/* Of examples the page itself says whom to call (RegistrarsView). */}
      {!data.sample && <HelpStrip />}
    </>
  );
}
