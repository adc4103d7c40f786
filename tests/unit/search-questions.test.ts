import { beforeAll, describe, expect, it } from 'vitest';
import { messagesFor } from '@/lib/i18n/messages';
import { TextIndex } from '@/lib/search/text-index';
import { siteTexts } from '@/lib/site/search/site-texts';

/** What owners ask, and the pages of which any answers it. */
const QUESTIONS: readonly (readonly [string, ...string[]])[] = [
  ['هل يجب أن أسجل عقاري؟', '/check', '/faq#mandatory', '/faq#is-mine-included'],
  ['متى ينتهي موعد التسجيل في حيي', '/check', '/faq#how-long', '/announced-areas'],
  ['كم رسوم التسجيل', '/faq#cost', '/our-services/first-registration'],
  ['ما الوثائق المطلوبة للتسجيل الأول', '/faq#documents', '/our-services/first-registration'],
  ['رفض طلبي كيف أعترض', '/grievance-request', '/our-services/grievance', '/faq#refused'],
  ['خطأ في مساحة الأرض في الصك', '/correction-request', '/our-services/correction', '/faq#area-differs'],
  ['حجز موعد في الفرع', '/appointments', '/our-services/appointment'],
  ['رقم الهاتف', '/help-and-support', '/faq#contact'],
  ['متابعة طلبي', '/track'],
  ['نقل ملكية عقار', '/our-services/ownership-transfer'],
  ['بعت أرضي كيف أنقلها للمشتري', '/our-services/ownership-transfer', '/faq#before-registration'],
  ['ورثت بيتا من والدي المتوفى', '/our-services/deceased-owner', '/faq#agents-and-heirs'],
  ['فرز أرض إلى قطعتين', '/our-services/split-and-merge'],
  ['فك الرهن', '/our-services/rights-management'],
  ['التحقق من صحة صك', '/our-services/title-verification'],
  ['فاتني موعد التسجيل هل هناك غرامة', '/faq#missed'],
  ['ضريبة التصرفات العقارية', '/faq#tax'],
  ['هل يظهر اسم المالك للناس', '/faq#owner-names'],
  ['الفرق بين صك التسجيل العيني والصك القديم', '/faq#two-deeds', '/faq#paper-deed', '/title-registry'],
  ['أسعار المتر', '/analytics'],
  ['وظائف', '/join-us'],
  ['التسجيل كمورد', '/suppliers/registration', '/suppliers/registration-guideline', '/suppliers'],
  ['must I register my property', '/check', '/faq#mandatory'],
  ['which districts are announced', '/announced-areas', '/check'],
  ['how much does registration cost', '/faq#cost', '/our-services/first-registration'],
  ['documents for first registration', '/faq#documents', '/our-services/first-registration'],
  ['appeal a rejected application', '/grievance-request', '/our-services/grievance', '/faq#refused'],
  [
    'the boundary of my plot is wrong',
    '/faq#boundary-error',
    '/correction-request',
    '/our-services/correction',
  ],
  ['book an appointment', '/appointments', '/our-services/appointment'],
  ['phone number', '/help-and-support', '/faq#contact'],
  ['track my request', '/track'],
  ['sell my house', '/our-services/ownership-transfer', '/faq#before-registration'],
  ['my father died, inheritance', '/our-services/deceased-owner', '/faq#agents-and-heirs'],
  ['release a mortgage', '/our-services/rights-management'],
  ['is this deed genuine', '/our-services/title-verification'],
  ['I missed the deadline', '/faq#missed'],
  ['find a registrar', '/registrar-list', '/faq#registrar'],
  ['price per square metre', '/analytics'],
  ['power of attorney', '/faq#agents-and-heirs'],
  ['how is my personal data used', '/privacy-policy'],
];

describe('questions that owners ask', () => {
  let index: TextIndex;
  beforeAll(async () => {
    index = await TextIndex.of(siteTexts({ ar: await messagesFor('ar'), en: await messagesFor('en') }));
  });

  it('are forty', () => {
    expect(QUESTIONS).toHaveLength(40);
  });

  it.each(QUESTIONS)('%s', (question, ...right) => {
    const first = index.search(question, 3).found.map(({ entry }) => entry.path);
    expect(
      first.some((path) => right.includes(path)),
      `found ${first.join(', ')}`,
    ).toBe(true);
  });

  it('proposes what a misspelt word was meant to be', () => {
    expect(index.search('greivance', 3).meant).toBe('grievance');
    expect(index.search('grievance', 3).meant).toBeNull();
    expect(index.search('تظلمم', 3).found.length).toBeGreaterThan(0);
    expect(index.search('xqzw', 3)).toEqual({ found: [], meant: null });
  });
});
