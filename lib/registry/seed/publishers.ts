import { gregorianDate, gregorianMonth } from '../../i18n/format';
import type { Bilingual } from '../contract';

/** Who published what the seed holds. */
const PUBLISHERS = {
  rega: { ar: 'إعلانات الهيئة العامة للعقار', en: 'Real Estate General Authority, announcements' },
  sama: { ar: 'دليل قواعد البنك المركزي السعودي، تعميم', en: 'Saudi Central Bank rulebook, circular' },
  okaz: { ar: 'صحيفة «عكاظ»', en: 'Okaz newspaper' },
  almowaten: { ar: 'صحيفة «المواطن»', en: 'Al-Mowaten newspaper' },
  sabq: { ar: 'صحيفة «سبق»', en: 'Sabq newspaper' },
  gulf365: { ar: 'موقع «الخليج 365»', en: 'Gulf 365' },
  tafaol: { ar: 'موقع «تفاعل»', en: 'Tafaol' },
} satisfies Record<string, Bilingual>;

export interface SeedSource {
  name: Bilingual;
  url: string | null;
}

interface Reference {
  /** The publisher's own number of the text. */
  article?: string;
  /** `YYYY-MM-DD`, or `YYYY-MM` where the day is not known. */
  on?: string;
  url?: string;
}

/** A published text, named so that a reader can find it. */
export function published(
  publisher: keyof typeof PUBLISHERS,
  { article, on, url }: Reference = {},
): SeedSource {
  const date = (locale: 'ar' | 'en') =>
    on && (on.length === 7 ? gregorianMonth(on, locale) : gregorianDate(on, locale));
  const name = (...parts: (string | undefined)[]) => parts.filter(Boolean);
  const { ar, en } = PUBLISHERS[publisher];
  return {
    name: {
      // Isolated: some numbers have letters.
      ar: name(ar, article && `الخبر \u2068${article}\u2069`, date('ar')).join('، '),
      en: name(en, article && `article ${article}`, date('en')).join(', '),
    },
    url: url ?? null,
  };
}
