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

/** A deed that is lost, and land that is farmed. */
const UNUSUAL: typeof QUESTIONS = [
  ['ضاع الصك', '/faq#paper-deed'],
  ['بدل فاقد', '/faq#paper-deed'],
  ['فقدت الصك', '/faq#paper-deed'],
  ['أرض زراعية', '/faq#mandatory'],
  ['lost deed', '/faq#paper-deed'],
  ['agricultural land', '/faq#mandatory'],
];

/** Where to go, how long it takes, whether the old deed still counts; and matters in a single word. */
const PLAIN: typeof QUESTIONS = [
  ['أين أذهب', '/appointments', '/our-services/appointment', '/faq#contact'],
  ['وين أراجع', '/appointments', '/our-services/appointment', '/faq#contact'],
  ['وين أروح', '/appointments', '/our-services/appointment', '/faq#contact'],
  ['where do I go', '/appointments', '/our-services/appointment', '/faq#contact'],
  ['هل يلغى صكي القديم', '/faq#two-deeds'],
  ['هل صكي القديم باطل', '/faq#two-deeds'],
  ['is my old deed void', '/faq#two-deeds'],
  ['is my old deed still valid', '/faq#two-deeds'],
  ['متى تنتهي المدة', '/faq#how-long'],
  ['how long do I have', '/faq#how-long'],
  ['غرامة التأخير', '/faq#missed'],
  ['دمج صكين', '/our-services/split-and-merge'],
  ['شقة', '/faq#apartment'],
  ['وقف', '/faq#minors-and-waqf'],
  ['مزرعة', '/faq#mandatory'],
  ['apartment', '/faq#apartment'],
  ['fine', '/faq#missed'],
  ['وصلتني رسالة احتيال', '/faq#genuine'],
  ['هل هذه الرسالة مزيفة', '/faq#genuine'],
  ['is this message a scam', '/faq#genuine'],
  ['fraud', '/faq#genuine'],
];

/** For whom somebody comes, and matters in a single word or in another number. */
const ROLES: typeof QUESTIONS = [
  ['مواعيد', '/appointments', '/our-services/appointment'],
  ['مطورين', '/our-services'],
  ['المطورون العقاريون', '/our-services'],
  ['البيع على الخارطة', '/our-services', '/faq#apartment'],
  ['بنوك', '/our-services'],
  ['developers', '/our-services'],
  ['off-plan sales', '/our-services', '/faq#apartment'],
  ['banks', '/our-services'],
  ['app', '/app'],
];

/** Twenty matters of owners, each in the words in which they bring it, in both languages; and what answers it. */
const MATTERS: readonly (readonly [ar: string, en: string, ...answers: string[]])[] = [
  [
    'أبوي توفى والأرض باسمه كيف نسجلها',
    'My dad passed away and the land is in his name',
    '/faq#inheritance',
    '/faq#heirs-first',
    '/faq#agents-and-heirs',
    '/our-services/deceased-owner',
  ],
  [
    'بيتي مرهون للبنك هل لازم أسجله',
    'the bank has a mortgage on my house, do I register it',
    '/faq#mortgaged-first',
  ],
  ['أنا ساكن برا السعودية كيف أسجل أرضي', 'I live overseas, how can I register my land', '/faq#abroad'],
  [
    'عندي شركاء في الأرض كيف نسجل حصصنا',
    'I share the land with my brothers, how are the shares registered',
    '/faq#co-owners',
    '/faq#shared-first',
  ],
  ['صكي قديم ورقي مو إلكتروني', 'I have an old paper deed', '/faq#paper-deed'],
  [
    'رفضوا طلب التسجيل وش أسوي',
    'they rejected my application, what now',
    '/faq#refused',
    '/our-services/grievance',
    '/grievance-request',
  ],
  [
    'بكم التسجيل وهل فيه رسوم',
    'do I have to pay to register',
    '/faq#cost',
    '/our-services/first-registration',
  ],
  ['خلصت مدة التسجيل ولا سجلت', 'registration closed before I registered', '/faq#missed'],
  ['وش يصير إذا ما سجلت عقاري', 'what happens if I don’t register', '/faq#missed'],
  ['وين ألقى رقم المخطط', 'where is my plan number', '/faq#plan-number'],
  ['عندي شقة تمليك هل تتسجل', 'I own a flat, is it registered separately', '/faq#apartment'],
  ['أرض بدون صك كيف أسجلها', 'land without a deed', '/faq#no-deed'],
  ['أرض وقف كيف تتسجل', 'how to register an endowment property', '/faq#minors-and-waqf'],
  ['ولدي قاصر وله أرض من يسجلها', 'the owner is a child, who can register', '/faq#minors-and-waqf'],
  [
    'جاري معترض على حدود أرضي',
    'my neighbour disputes my boundary',
    '/faq#overlap',
    '/faq#boundary-error',
    '/faq#object-first',
  ],
  [
    'اسمي مكتوب غلط في السجل',
    'my name is spelled wrong in the register',
    '/correction-request',
    '/our-services/correction',
  ],
  [
    'كم ياخذ طلب التصحيح وكيف أقدمه',
    'how do I apply for a correction',
    '/correction-request',
    '/our-services/correction',
  ],
  [
    'هل يقدر وكيلي يسجل عني بوكالة',
    'can my agent register for me with a wakala',
    '/faq#agents-and-heirs',
    '/faq#abroad',
  ],
  ['شركتنا عندها أراضي كيف تسجلها', 'our company owns land, how do we register it', '/faq#companies'],
  [
    'اشتريت أرض قبل ما تتسجل',
    'I bought a plot before it was registered',
    '/faq#before-registration',
    '/our-services/ownership-transfer',
  ],
];

describe('questions that owners ask', () => {
  let index: TextIndex;
  beforeAll(async () => {
    index = await TextIndex.of(siteTexts({ ar: await messagesFor('ar'), en: await messagesFor('en') }));
  });

  it('are forty', () => {
    expect(QUESTIONS).toHaveLength(40);
  });

  it.each([...QUESTIONS, ...UNUSUAL, ...PLAIN, ...ROLES])('%s', (question, ...right) => {
    const first = index.search(question, 3).found.map(({ entry }) => entry.path);
    expect(
      first.some((path) => right.includes(path)),
      `found ${first.join(', ')}`,
    ).toBe(true);
  });

  it('are answered with the numbers that the page says', async () => {
    const texts = siteTexts({ ar: await messagesFor('ar'), en: await messagesFor('en') });
    const refused = texts.find(({ path }) => path === '/faq#refused')?.text;
    expect(refused?.ar).toContain('لك 30 يومًا من إبلاغك');
    expect(refused?.en).toContain('30 days');
    expect(texts.find(({ path }) => path === '/faq#missed')?.text.ar).toContain('199002');
    expect(texts.filter(({ text }) => /[{}]/.test(text.ar + text.en)).map(({ path }) => path)).toEqual([]);
  });

  it('are answered with what the privacy policy shows here', async () => {
    const texts = siteTexts({ ar: await messagesFor('ar'), en: await messagesFor('en') });
    const { text } = texts.find(({ path }) => path === '/privacy-policy') ?? {};
    expect(text?.ar).toContain('موقعك');
    expect(text?.ar).not.toContain('Google');
    expect(text?.en).not.toContain('Google');
  });

  it('are twenty more in each language, in owners’ own words', () => {
    expect(MATTERS).toHaveLength(20);
  });

  it.each(
    MATTERS.flatMap(([ar, en, ...answers]) => [
      { question: ar, answers },
      { question: en, answers },
    ]),
  )('$question', ({ question, answers }) => {
    const first = index.search(question, 3).found.map(({ entry }) => entry.path);
    expect(
      first.some((path) => answers.includes(path)),
      `found ${first.join(', ')}`,
    ).toBe(true);
  });

  it.each([
    ['المساحة في الصك غلط', '/faq#area-differs'],
    ['area in deed is wrong', '/faq#area-differs'],
    ['can my agent register for me', '/faq#agents-and-heirs'],
    ['my district is not announced', '/faq#mandatory'],
    ['حيي غير معلن', '/faq#mandatory'],
    ['أبيع قبل التسجيل', '/faq#before-registration'],
    ['selling before registration', '/faq#before-registration'],
    ['inheritance', '/faq#inheritance'],
  ])('%s: its own answer is among the first three', (question, answer) => {
    expect(index.search(question, 3).found.map(({ entry }) => entry.path)).toContain(answer);
  });

  it.each(['كم تأخذ مدة نقل الملكية', 'how long does a transfer take'])(
    '%s: the transfer stands before the period of registration',
    (question) => {
      expect(index.search(question, 1).found[0]?.entry.path).toBe('/our-services/ownership-transfer');
    },
  );

  it('proposes nothing that no title says, and no word that is still misspelt', () => {
    // A word of one text beside a word of another.
    expect(index.search('رهن الشاطيء', 3).meant).toBeNull();
    expect(index.search('فرز التأشيير', 3).meant).toBeNull();
    // One word is corrected, the other is known to nobody.
    expect(index.search('نقلل xqzw', 3).meant).toBeNull();
    expect(index.search('نقلل الملكيه', 3).meant).toBe('نقل الملكية');
  });

  it('proposes it in its own spelling, and leaves the other words as they were typed', () => {
    expect(index.search('كيف أسجل عقاار', 3).meant).toBe('كيف أسجل عقاري');
    expect(index.search('نقلل الملكية', 3).meant).toBe('نقل الملكية');
    expect(index.search('غرمة', 3).meant).toBe('غرامة');
    expect(index.search('registartion', 3).meant).toBe('registration');
    expect(index.search('ownership trasnfer', 3).meant).toBe('ownership transfer');
  });

  it('proposes what a misspelt word was meant to be', () => {
    expect(index.search('greivance', 3).meant).toBe('grievance');
    expect(index.search('grievance', 3).meant).toBeNull();
    expect(index.search('تظلمم', 3).found.length).toBeGreaterThan(0);
    expect(index.search('كيف نسجلها', 3).meant).toBeNull();
    expect(index.search('xqzw', 3)).toEqual({ found: [], meant: null, known: false, called: false });
  });
});
