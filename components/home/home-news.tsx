import { useLocale, useTranslations } from 'next-intl';
import { PostCard } from '@/components/posts/post-card';
import { PostRow } from '@/components/posts/post-row';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import type { HomeData } from '@/lib/site/views/home-page';
import { Carousel } from './carousel';

/** So many are below each other where one alone would be seen of those side by side. */
const ON_PHONE = 3;

/** The latest posts, side by side, on a phone and on paper as rows; none while they are sample data. */
export function HomeNews({ data }: { data: HomeData }) {
  const t = useTranslations('Home');
  const locale = useLocale();
  if (data.posts.length === 0 || data.postsSample) return null;
  const all = (
    <ButtonLink variant="secondary" href={localizedPath(routePath('posts'), locale)}>
      {t('news.all')}
    </ButtonLink>
  );
  return (
    <Section id="news" title={t('news.title')}>
      <div className="sm:hidden print:block">
        <ul className="rows mb-5">
          {data.posts.slice(0, ON_PHONE).map((post) => (
            <li key={post.slug}>
              <PostRow post={post} level={3} short />
            </li>
          ))}
        </ul>
        {all}
      </div>
      <div className="max-sm:hidden print:hidden">
        <Carousel
          key={locale}
          more={all}
          texts={{
            label: t('news.carousel'),
            previous: t('news.previous'),
            next: t('news.next'),
            // The carousel fills in its own two marks.
            slide: t('news.slide', { index: '{{index}}', total: '{{slidesLength}}' }),
          }}
        >
          {data.posts.map((post) => (
            <li key={post.slug} className="swiper-slide !h-auto !w-1/2 shrink-0 snap-start pe-6 lg:!w-1/3">
              <PostCard post={post} />
            </li>
          ))}
        </Carousel>
      </div>
    </Section>
  );
}
