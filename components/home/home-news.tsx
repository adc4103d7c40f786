import { useLocale, useTranslations } from 'next-intl';
import { PostCard } from '@/components/posts/post-card';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import type { HomeData } from '@/lib/site/views/home-page';
import { Carousel } from './carousel';

/** The latest posts, side by side; none while they are sample data. */
export function HomeNews({ data }: { data: HomeData }) {
  const t = useTranslations('Home');
  const locale = useLocale();
  if (data.posts.length === 0 || data.postsSample) return null;
  return (
    <Section id="news" title={t('news.title')} lead={t('news.lead')}>
      <Carousel
        key={locale}
        more={
          <ButtonLink variant="secondary" href={localizedPath(routePath('posts'), locale)}>
            {t('news.all')}
          </ButtonLink>
        }
        texts={{
          label: t('news.carousel'),
          previous: t('news.previous'),
          next: t('news.next'),
          // The carousel fills in its own two marks.
          slide: t('news.slide', { index: '{{index}}', total: '{{slidesLength}}' }),
        }}
      >
        {data.posts.map((post) => (
          <li
            key={post.slug}
            className="swiper-slide !h-auto !w-full shrink-0 snap-start sm:pe-6 sm:!w-1/2 lg:!w-1/3"
          >
            <PostCard post={post} level={3} />
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
