import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';

const stages = ['announced', 'apply', 'review', 'deed'] as const;

/** From the announcement to the deed, in four stages. */
export function HomeStages() {
  const t = useTranslations('Home');
  const locale = useLocale();
  return (
    <Section id="stages" title={t('stages.title')} lead={t('stages.lead')}>
      <ol className="grid gap-px overflow-hidden rounded-xl border border-brown-200 bg-brown-200 [counter-reset:stage] md:grid-cols-2 lg:grid-cols-4">
        {stages.map((stage) => (
          <li
            key={stage}
            className="bg-white p-6 [counter-increment:stage] before:text-4xl before:font-bold before:leading-none before:text-brown-300 before:content-[counter(stage)]"
          >
            <h3 className="mt-3 text-lg md:text-lg">{t(`stages.${stage}.title`)}</h3>
            <p className="mt-2 text-stone-700">{t(`stages.${stage}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8">
        <ButtonLink variant="secondary" href={localizedPath(routePath('titleRegistry'), locale)}>
          {t('stages.more')}
        </ButtonLink>
      </div>
    </Section>
  );
}
