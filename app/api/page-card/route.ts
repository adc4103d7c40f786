import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { notFoundResponse } from '@/lib/http/problem';
import { answerRead, readQuery } from '@/lib/http/public-read';
import { localizedPath } from '@/lib/i18n/locales';
import { localeSchema } from '@/lib/registry';
import { cardSvg } from '@/lib/site/cards/drawing';
import { pictureResponse } from '@/lib/site/cards/picture';
import { colourIn } from '@/lib/site/palette';
import { siteUrl } from '@/lib/site/routing/metadata';
import { pageSaid } from '@/lib/site/views/page-card';

const querySchema = z.object({
  path: z.string().startsWith('/').max(300),
  locale: localeSchema.default('ar'),
});

/** Brown leads on; the colours of states are for answers. */
const MARK = colourIn('light', 'brown-600');

/**
 * The picture of a page for messengers: `?path=/our-services/correction&locale=en`. Only what the sitemap names has one, so
 * that nobody can have it draw what he likes.
 */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { path, locale } = readQuery(request, querySchema);
    const said = await pageSaid(path, locale);
    if (said === null) return notFoundResponse(request);
    const t = await getTranslations({ locale, namespace: 'Site' });
    // Nobody has named the site's address: a picture that is sent on names none that is wrong.
    const site = siteUrl()?.replace(/^https?:\/\//, '');
    const address = site === undefined ? '' : `${site}${localizedPath(path, locale)}`;
    const texts = { ...said, name: t('productName'), foot: '', address };
    return pictureResponse(cardSvg(texts, MARK, locale));
  });
