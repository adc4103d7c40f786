import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { localizedPath } from '@/lib/i18n/locales';
import { unparted } from '@/lib/i18n/unparted';
import type { AnswerTexts } from '@/lib/site/answer/texts';
import { routePath } from '@/lib/site/routing/routes';

interface Props {
  /** Announcements that name the place too, or what is counted without names around it. */
  kind: 'named' | 'also';
  lines: AnswerTexts['also'];
}

/** What else is announced there, each in a line that leads to its announcement. */
export function AlsoAnnounced({ kind, lines }: Props) {
  const t = useTranslations('Check');
  const locale = useLocale();
  if (lines.length === 0) return null;
  return (
    <div className="mt-4 max-w-prose">
      <p id={`answer-${kind}`}>{t(`answer.${kind}.heading`)}</p>
      <ul aria-labelledby={`answer-${kind}`} className="mt-1 list-disc space-y-1 ps-5">
        {lines.map(({ slug, text }) => (
          <li key={slug + text}>
            <SiteLink
              href={localizedPath(routePath('area', { area: slug }), locale)}
              className="block w-fit py-0.5 underline decoration-stone-400 underline-offset-4"
            >
              {unparted(text)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
