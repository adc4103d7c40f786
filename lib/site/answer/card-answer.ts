import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { gregorianDate } from '@/lib/i18n/format';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { codeSchema, localeSchema, registry } from '@/lib/registry';
import { cardSvg } from '@/lib/site/answer/card';
import { loadAnswer } from '@/lib/site/answer/load';
import { pictureOf } from '@/lib/site/answer/picture';
import { answerTexts } from '@/lib/site/answer/texts';
import { notFoundResponse } from '../../http/problem';
import { answerRead, readQuery } from '../../http/public-read';

const querySchema = z.object({
  city: codeSchema.optional(),
  district: codeSchema.optional(),
  locale: localeSchema.default('ar'),
});

/** The answer for a place as a picture for messengers: `?district=riyadh-al-malqa&locale=en`. */
export const answerCard = (request: Request) =>
  answerRead(async () => {
    const { city, district, locale } = readQuery(request, querySchema);
    const asked = district === undefined ? city && { city } : { district };
    const answer = asked ? await loadAnswer(await registry(), asked) : null;
    if (answer === null) return notFoundResponse(request);
    const t = await getTranslations({ locale, namespace: 'Check' });
    const site = await getTranslations({ locale, namespace: 'Site' });
    const { place, headline, address } = await answerTexts(answer, locale);
    const day = t('share.day', { date: gregorianDate(riyadhDate(), locale) });
    const texts = {
      name: site('productName'),
      place,
      headline,
      day,
      address: address?.replace(/^https?:\/\//, '') ?? '',
    };
    const svg = cardSvg(texts, answer.outcome, locale);
    const png = await pictureOf(svg);
    return new Response(new Uint8Array(png), {
      headers: { 'content-type': 'image/png', 'cache-control': cacheControl.publicRead },
    });
  });
