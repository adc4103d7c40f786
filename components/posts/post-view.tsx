import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { PrintedCode } from '@/components/data/printed-code';
import { StaleNotice } from '@/components/data/stale-notice';
import { HelpStrip } from '@/components/page/help-strip';
import { JsonLd } from '@/components/page/json-ld';
import { PageHeader } from '@/components/page/page-header';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SampleNotice } from '@/components/ui/sample-notice';
import { Section } from '@/components/ui/section';
import { localeEntry, localizedPath } from '@/lib/i18n/locales';
import { unparted } from '@/lib/i18n/unparted';
import type { Post } from '@/lib/registry';
import { routePath } from '@/lib/site/routing/routes';
import { articleData } from '@/lib/site/routing/structured-data';
import type { PostData } from '@/lib/site/views/posts-page';
import { Markdown } from './markdown';
import { PostArea } from './post-area';
import { PostRow } from './post-row';

/** One post: its text, where it comes from, and the newest others. What only the other language has is led to there. */
export function PostView({ data }: { data: PostData }) {
  const t = useTranslations('Posts');
  const locale = useLocale();
  const { post, others } = data;
  return (
    <article>
      {post.locale === locale ? <OwnPost data={data} /> : <PostElsewhere post={post} />}
      {others.length > 0 && (
        // Paper does not lead on to them.
        <div className="print:hidden">
          <Section id="others" title={t('others')} tone="tint">
            <ul className="rows">
              {others.map((other) => (
                <li key={other.slug}>
                  <PostRow post={other} level={3} short />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      <HelpStrip />
    </article>
  );
}

function OwnPost({ data }: { data: PostData }) {
  const t = useTranslations('Posts');
  const { post } = data;
  return (
    <>
      <JsonLd data={articleData(post)} />
      <PrintedCode path={localizedPath(routePath('post', { slug: post.slug.split('/') }), post.locale)} />
      <PageHeader route="post" title={unparted(post.title)} lead={null} />
      <div className="container-page main-side py-10 md:py-14">
        <div className="min-w-0 space-y-8">
          <StaleNotice since={data.staleSince} />
          {data.sample && <SampleNotice />}
          <p className="font-semibold text-brown-800">
            {t('published')} <CalendarDate date={post.publishedOn} inline />
          </p>
          {data.area && <PostArea area={data.area} regions={data.regions} />}
          <Markdown text={post.body} />
          <PostSource post={post} />
        </div>
        <CheckBeside />
      </div>
    </>
  );
}

/** What news of an area make their reader ask. */
function CheckBeside() {
  const t = useTranslations('Services.ways.check');
  const routes = useTranslations('Routes.check');
  const locale = useLocale();
  return (
    <aside className="no-print self-start lg:sticky lg:top-6">
      <Card className="border-t-4 border-t-brown-600">
        <h2 className="text-xl md:text-xl">{routes('title')}</h2>
        <p className="mt-2 text-stone-700">{t('text')}</p>
        <ButtonLink className="mt-5" href={localizedPath(routePath('check'), locale)}>
          {t('title')}
        </ButtonLink>
      </Card>
    </aside>
  );
}

/** Said in the page's language: the language switch leads here too, and back. */
function PostElsewhere({ post }: { post: Post }) {
  const t = useTranslations('Posts');
  const { code, direction } = localeEntry(post.locale);
  return (
    <>
      <PageHeader route="post" title={t('elsewhere.title')} lead={t('elsewhere.lead')} />
      <div className="container-page py-10 md:py-14">
        <p className="text-lg font-semibold">
          <a
            href={localizedPath(routePath('post', { slug: post.slug.split('/') }), post.locale)}
            lang={code}
            hrefLang={code}
            dir={direction}
            className="link"
          >
            {post.title}
          </a>
        </p>
      </div>
    </>
  );
}

function PostSource({ post: { source } }: { post: Post }) {
  const t = useTranslations('Posts');
  if (source === null) return null;
  return (
    // As wide as the text above it, whose letters are larger.
    <div className="max-w-prose border-t border-stone-200 pt-4 text-lg">
      <p className="text-base text-stone-600">
        {t('source')}{' '}
        {source.url === null ? (
          <bdi dir="auto">{unparted(source.name)}</bdi>
        ) : (
          <a href={source.url} rel="noreferrer" className="link">
            <bdi dir="auto">{unparted(source.name)}</bdi>
          </a>
        )}
      </p>
    </div>
  );
}
