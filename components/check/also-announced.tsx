import { useLocale, useTranslations } from 'next-intl';
import { WordsDisclosure } from '@/components/ui/disclosure';
import { SiteLink } from '@/components/ui/site-link';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { unparted } from '@/lib/i18n/unparted';
import type { AnswerTexts } from '@/lib/site/answer/texts';
import { routePath } from '@/lib/site/routing/routes';

type Lines = AnswerTexts['also'];

/** Each line leads to its announcement. */
const linked = (lines: Lines, locale: Locale) =>
  lines.map(({ slug, text }) => ({
    text,
    href: localizedPath(routePath('area', { area: slug }), locale),
  }));

/** Districts that may be this one under another spelling. */
export function OtherSpellings({ texts: { nearly } }: { texts: AnswerTexts }) {
  const t = useTranslations('Check');
  if (nearly.length === 0) return null;
  return (
    <div className="mt-4 max-w-prose">
      <p id="answer-nearly">{t('answer.nearly', { count: nearly.length })}</p>
      <LineList labelledBy="answer-nearly" lines={nearly} />
    </div>
  );
}

/** The other announcements that name the place. */
export function AlsoNamed({ lines }: { lines: Lines }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  if (lines.length === 0) return null;
  return (
    <div className="mt-4 max-w-prose">
      <p id="answer-named">{t('answer.named.heading')}</p>
      <LineList labelledBy="answer-named" lines={linked(lines, locale)} />
    </div>
  );
}

/** What else is named and counted, and the announcements behind the numbers: whoever asks for it unfolds it. */
export function CountedIn({ texts: { numbers, also } }: { texts: AnswerTexts }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  if (numbers.further.length === 0 && also.length === 0) return null;
  return (
    <WordsDisclosure id="answer-also" title={t('answer.also.heading')} className="no-print mt-3 max-w-prose">
      {numbers.further.map((sentence) => (
        <p key={sentence} className="mb-2">
          {sentence}
        </p>
      ))}
      {also.length > 0 && <LineList labelledBy="answer-also" lines={linked(also, locale)} />}
    </WordsDisclosure>
  );
}

interface LineListProps {
  labelledBy: string;
  lines: readonly { href: string; text: string }[];
}

function LineList({ labelledBy, lines }: LineListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="mt-1 list-disc space-y-1 ps-5">
      {lines.map(({ href, text }) => (
        <li key={href + text}>
          <SiteLink
            href={href}
            className="block w-fit py-0.5 text-blue-800 underline decoration-blue-300 underline-offset-4"
          >
            {unparted(text)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
