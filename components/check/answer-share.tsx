import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { WordsDisclosure } from '@/components/ui/disclosure';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { bothCalendars } from '@/lib/i18n/format';
import { cardPath } from '@/lib/site/answer/card-path';
import type { Answer } from '@/lib/site/answer/load';
import type { AnswerTexts } from '@/lib/site/answer/texts';
import { ShareButtons } from './share-buttons';

/** The answer as a message, as a picture, on paper and as a link. Without JavaScript the message and the picture are there. */
export function AnswerShare({ answer, texts }: { answer: Answer; texts: AnswerTexts }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const { place } = answer;
  return (
    <section aria-labelledby="answer-share" className="space-y-4">
      <div className="no-print">
        <h2 id="answer-share" className="text-xl md:text-xl">
          {t('share.heading')}
        </h2>
      </div>
      <div className="space-y-4">
        <div className="share-buttons no-print gap-2 sm:gap-3">
          <a
            href={cardPath(answer, locale)}
            download={`${(place.district ?? place.city).code}.png`}
            className={buttonClass('secondary')}
          >
            {t('share.image')}
          </a>
          <ShareButtons
            message={texts.message}
            path={texts.address === null ? texts.path : null}
            texts={{
              copy: t('share.copy'),
              copied: t('share.copied'),
              share: t('share.share'),
              print: t('share.print'),
            }}
          />
        </div>
        {/* The answer once more: for who copies it by hand, or wants to see it before. */}
        <WordsDisclosure title={t('share.text')} className="no-print">
          <p id="message" className="mt-2 bg-brown-50 p-4 break-words select-all">
            {texts.message}
          </p>
        </WordsDisclosure>
        <p className="text-sm text-stone-600 break-words">
          {texts.address === null
            ? t('share.day', { date: bothCalendars(riyadhDate(), locale) })
            : t('share.issued', {
                date: bothCalendars(riyadhDate(), locale),
                address: `\u2066${texts.address}\u2069`,
              })}
        </p>
      </div>
    </section>
  );
}
