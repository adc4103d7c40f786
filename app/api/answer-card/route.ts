import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { notFoundResponse } from '@/lib/http/problem';
import { answerRead, readQuery } from '@/lib/http/public-read';
import { gregorianDate } from '@/lib/i18n/format';
import { codeSchema, localeSchema, registry } from '@/lib/registry';
import { loadAnswer } from '@/lib/site/answer/load';
import { PLAN_MAX } from '@/lib/site/answer/plans';
import { answerTexts } from '@/lib/site/answer/texts';
import { toneColours, toneOf } from '@/lib/site/answer/tone';
import { cardSvg } from '@/lib/site/cards/drawing';
import { pictureResponse } from '@/lib/site/cards/picture';
import { colourIn } from '@/lib/site/palette';

const querySchema = z.object({
  city: codeSchema.optional(),
  district: codeSchema.optional(),
  plan: z.string().max(PLAN_MAX).optional(),
  locale: localeSchema.default('ar'),
});

/** The answer for a place as a picture for messengers: `?district=riyadh-al-malqa&locale=en`. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { city, district, plan, locale } = readQuery(request, querySchema);
    const asked = district === undefined ? city && { city } : { district };
    const answer = asked ? await loadAnswer(await registry(), asked, plan) : null;
    if (answer === null) return notFoundResponse(request);
    const t = await getTranslations({ locale, namespace: 'Check' });
    const site = await getTranslations({ locale, namespace: 'Site' });
    const { place, headline, hijri, next, address } = await answerTexts(answer, locale);
    const day = t('share.day', { date: gregorianDate(riyadhDate(), locale) });
    const texts = {
      name: site('productName'),
      above: place,
      headline,
      below: `${hijri} ${next}`.trim(),
      foot: day,
      address: address?.replace(/^https?:\/\//, '') ?? '',
    };
    return pictureResponse(cardSvg(texts, colourIn('light', toneColours[toneOf(answer)]), locale));
  });
