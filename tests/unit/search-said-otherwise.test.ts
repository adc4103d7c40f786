import { beforeAll, expect, it } from 'vitest';
import { messagesFor } from '@/lib/i18n/messages';
import { TextIndex } from '@/lib/search/text-index';
import { siteTexts } from '@/lib/site/search/site-texts';

/** What owners ask, in words that no page uses; and the answers of which one must be among the first three. */
const ASKED: readonly (readonly [question: string, ...answers: string[]])[] = [
  ['متى ينتهي التسجيل في حيي', '/check', '/faq#how-long'],
  ['when is the last day to register', '/faq#how-long'],
  ['كم رسوم التسجيل العيني', '/faq#cost'],
  ['what does it cost to register', '/faq#cost'],
  ['الورثة لم يقسموا التركة كيف نسجل الأرض', '/faq#heirs-first'],
  ['estate not divided yet how do heirs register', '/faq#heirs-first'],
  ['البيت عليه رهن عقاري', '/faq#mortgaged-first'],
  ['house under mortgage', '/faq#mortgaged-first'],
  ['أنا مقيم خارج السعودية', '/faq#abroad'],
  ['old paper title deed', '/faq#paper-deed'],
  ['شريكي في الأرض رافض التسجيل', '/faq#shared-first'],
  ['my co-owner refuses to register', '/faq#shared-first'],
  ['أختي لها نصيب في الأرض', '/faq#co-owners', '/faq#inheritance'],
  ['my sister’s inherited share', '/faq#co-owners', '/faq#inheritance'],
  ['حقوق النساء في الورث', '/faq#inheritance'],
  ['وصلني اتصال يطلب رسوم التسجيل', '/faq#genuine'],
  ['رابط مشبوه باسم السجل العقاري', '/faq#genuine'],
  ['suspicious call about registration', '/faq#genuine'],
  ['someone asked me for money to register', '/faq#genuine'],
  ['رفض طلبي ليش', '/faq#refused'],
  ['why was my application refused', '/faq#refused'],
  ['كيف أعترض على قرار السجل', '/grievance-request'],
  ['how do I appeal a decision', '/grievance-request'],
  ['وين وصل طلبي', '/track'],
  ['where is my request', '/track'],
  ['تعديل بيانات الصك بعد التسجيل', '/correction-request'],
  ['correct a mistake on my title registration deed', '/correction-request'],
  ['شريت شقة على الخارطة', '/faq#apartment'],
  ['off plan apartment registration', '/faq#apartment'],
  ['أوكل شخص يسجل عني', '/faq#agents-and-heirs'],
  ['authorise someone to register for me', '/faq#agents-and-heirs'],
  ['أنا أجنبي أملك شقة', '/faq#non-saudis'],
  ['foreign owner of an apartment', '/faq#non-saudis'],
  ['ضاع صك الأرض', '/faq#paper-deed'],
  ['I lost my title deed', '/faq#paper-deed'],
  ['خلاف مع جاري على الحد', '/faq#overlap', '/faq#boundary-error'],
  ['neighbour built over my boundary', '/faq#overlap', '/faq#boundary-error'],
  ['مخالفة التأخر', '/faq#missed'],
  ['penalty for late registration', '/faq#missed'],
  ['رقم خدمة العملاء', '/faq#contact', '/help-and-support'],
  ['how can I contact you', '/faq#contact', '/help-and-support'],
  ['هبة أرض لابني', '/our-services/ownership-transfer'],
];

let index: TextIndex;
beforeAll(async () => {
  index = await TextIndex.of(siteTexts({ ar: await messagesFor('ar'), en: await messagesFor('en') }));
});

it.each(ASKED)('%s', (question, ...answers) => {
  const first = index.search(question, 3).found.map(({ entry }) => entry.path);
  expect(
    first.some((path) => answers.includes(path)),
    `found ${first.join(', ')}`,
  ).toBe(true);
});
