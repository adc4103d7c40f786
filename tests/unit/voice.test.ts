import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, root } from './catalogue';

/**
 * How the site speaks (docs/glossary.md): as the registry, which says what is so, and in the same words everywhere.
 * A text never doubts itself, tells how it was made, or leans on others for the registry's own news.
 */
const disowning: Record<'ar' | 'en', readonly RegExp[]> = {
  en: [
    /\b(?:our|public|published|no|which|these|such) sources?\b/i,
    /\bsources? (?:do(?:es)? not|disagree|agree|states?|names?|gives?|publish)/i,
    /\bnot (?:been |yet )?(?:stated|known)\b|\b(?:has|have) (?:not )?been published\b|\bunknown\b/i,
    /\bcannot (?:be told|tell|be known|say)\b|\bso far as (?:we|is) know/i,
    /\baccording to\b|\bas (?:told|reported)\b|\breported in\b|\bspokes(?:man|woman|person)\b/i,
    /\b(?:the|in the|to the|by the) press\b|\bnewspapers?\b|\bpublished by (?:a )?third\b|\bthird parties have\b/i,
    /\b(?:pending|awaiting|subject to) (?:its )?approval\b|\bplaceholder\b|\bto be confirmed\b/i,
    /\b(?:prepared|made|written|built|handed over) (?:for|to try) (?:this|the) (?:web)?site\b/i,
    /\bthis (?:web)?site (?:does not|cannot|lists no)\b|\bthis page carries no\b/i,
    /\binformation, not a decision\b|\bno guarantee\b/i,
    /\breports? (?:printed|gives?|says?)\b|\bas published\b/i,
    /\b(?:also|are|were|names?) (?:printed|spelt)\b|\bas proposed\b|\bdates? as given\b/i,
    /\bmay lie in\b|\bprobably\b|\bpresumably\b|\bthe rest of the total\b|\breminder adds\b/i,
  ],
  ar: [
    /مصادرنا|المصادر|أي مصدر|مصادر (?:منشورة|أخرى)/,
    /لم [تي](?:نشر|ذكر|عرف)|لا ينشرها/,
    /غير (?:معروف|مذكور|معلوم|منشور)/,
    /طبع في|خبر لاحق|كما نشر/,
    /لا يمكن الجزم|لا نعلم|لا ندري|على حد علمنا/,
    /بحسب (?:ما|القوائم|المصدر|تصريح|مصدر)|نقلا عن|كما نقله|المتحدث باسم|ما نشرته/,
    /الصحافة|صحفي|طرف ثالث|نشرته جه/,
    /بانتظار اعتماد|قيد الاعتماد|نص تعريفي|أعد لهذا الموقع|لتجربة الموقع|لإعداد هذا الموقع/,
    /لا يعرض هذا الموقع|ليس في هذه الصفحة|المدرجة في هذا الموقع|للتعريف وليس/,
    /وردت? (?:أيضا|بعد)|كما ورد|أنها مقترحة|الباقي من المجموع|أضاف تذكير/,
    /قد تكون في|يحتمل|الأرجح|يبدو أن|على ما يبدو/,
  ],
};

/** One word for one thing: what another word stands for (docs/glossary.md), but in the fixed terms of the law. */
const otherWords: Record<'ar' | 'en', readonly RegExp[]> = {
  en: [
    // American: -ize but in the few words that have no other ending, -or, -er, one l for two and two for one.
    /\b(?!(?:siz|priz|seiz|capsiz)e|(?:siz|priz|seiz)(?:ed|ing)\b)\w{2,}(?:iz(?:e[sdr]?|ing|ations?)|yz(?:e[sd]?|ing))\b/i,
    /\b(?:cent|met|kilomet|lit|theat)ers?\b|\b(?:col|fav|behavi|neighb|lab|hon|harb)or(?:s|ed|ing|able|hoods?)?\b/i,
    /\b(?:travel|cancel|label|model|signal)(?:ed|ing|er)\b|\b(?:fulfill|enroll|install?ment)s?\b/i,
    /\b(?:catalogs?|dialogs?|gray|defense|offense|pretense|toward|afterward|gotten|programs?)\b/i,
    /\b(?:an?|the|of|your|their|its|no|business|with|without) license\b/i,
    /\bfollow up a (?:request|submission)/i,
    /\b(?:for free|no charge|without charge|gratis|costs nothing)\b/i,
    /\b(?:neighbou?rhoods?|provinces)\b/i,
    /\bcadastral data\b/i,
    /\bregulators?\b/i,
    /\bparcels?\b/i,
    /\b(?:old|former|previous) (?:deed|one)s?\b/i,
    // One applies for registration, and submits or sends all else; what is attached is a file.
    /\bfil(?:ed|ing)\b|\b(?:can|heir|to|must|you|then) file\b|\bfile (?:as soon|it|for|within|a (?!larger))/i,
    /\bwhoever\b|\banybody who\b/i,
    // The law's words, for which the page has its own: it says what they mean or goes without.
    /\b(?:mortgagors?|burdened|documented papers?|third parties|your capacity)\b|\bone objects\b/i,
    // One name for one thing (docs/glossary.md, "Words in texts").
    /\b(?:body|bodies) in charge\b|\bestablishments?\b|\bcorporations?\b|\bburdens?\b|\bclassed as secret\b/i,
    /\breject(?:s|ed|ion)?\b|\bcustomer service branch|\b(?:titles issued|subsequent transactions)\b/i,
    /\bresponsibilit(?:y|ies)\b/i,
    /\bkinds? of property\b|\bnothing is due\b|\bdeed verification\b/i,
    // What was sent here is tracked; an application is pursued until it is decided.
    /\bas long as you track\b/i,
    /\bfees? (?:by|follows?) the table\b|\bby the table approved\b/i,
    /\bplease enter (?!a valid ID)/i,
    // The registry speaks: "we".
    /\b(?:the registry (?:reads?|keeps?|buys?|compares|examines|closes|answers)|supply the registry|write to the registry)\b/i,
  ],
  ar: [
    /(?<!(?:البيع|بيع|الموصوفة?|موصوفة?) على ال)خارط(?:ة|ت)/,
    /مجانا|مجاني|بلا مقابل|دون مقابل مالي|بدون/,
    /طلبا ورقيا|طلب ورقي|الطلب الورقي/,
    /تتبع|تعقب/,
    // The phone’s own label is quoted as the phone writes it.
    /(?<!الشاشة )الرئيسية/,
    /الجهة المنظمة/,
    /خطأ مادي أو تزوير|بيانات(?:ه|ها)? المساحية|البيانات المساحية/,
    /كل المناطق(?! الإدارية| المعلنة| العقارية)/,
    /ستعمل|ستعمال/,
    /(?:^|[\s«(>])(?:ال)?خان(?:ة|ات)(?=[\s.،»)<]|$)/,
    /عدم التقد(?:م|يم)(?! طلب)/,
    /(?:اسم|عنوان) الشركة/,
    /الصك (?:الجديد|القديم)/,
    /طلب (?:ال)?تظلم|طلب تصحيح بيانات|نموذج إبداء/,
    /مستند/,
    /آخر موعد/,
    /(?<!ومنحهم |ومنحوا |هذه ال)مهلة|المهل(?![ة\u0600-\u06ff])/,
    /المتقدم/,
    /ذو[وي] الشأن/,
    /المساندة|المدفوعات/,
    /(?:القطع|قطعة|قطعها) (?:ال)?عقارية/,
    /(?:أعلن|يعلن|الإعلان) عن (?:هذا |ال)(?:حي|منطقة)/,
    /التحقق من الموقع/,
    /اتصل على|خدمة العملاء على الرقم|يرجى (?:إدخال|كتابة|اختيار|التحقق)/,
    /على المطور أن|فروع خدمة العملاء/,
    /(?:يقرأ|يقارن|يحتفظ|يجيب|يفحص|يشتري) السجل|راسل السجل/,
    // قيد is a restriction on a property: what goes into the register is registered or noted.
    /(?:أساس|قبل|بعد) القيد|(?:^|[\s«(>و])[تين]قيد[\s،.]|قيد واحد|قيدا بعد/,
    // A plot is looked up on the map.
    /في خريطة (?:ال)?منصة/,
    /في موعد أقصاه/,
    /(?:أحد الخيارات|خيارا) في «/,
  ],
};

/** The patterns are written without the marks of vowels, which do not make another word. */
const bare = (text: string) => text.replace(/[\u064b-\u0652]/g, '');
const hits = (text: string, patterns: readonly RegExp[]) =>
  patterns.filter((pattern) => pattern.test(bare(text)));

/** Posts and texts that ship as data; comments of code are no texts. */
function shippedTexts(): [file: string, text: string][] {
  return ['content', 'lib/registry/seed'].flatMap((folder) => {
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /posts?[\w-]*\.(?:ts|json)$|\.md$/.test(name))
      .map((name): [string, string] => {
        const text = readFileSync(join(root, folder, name), 'utf8');
        const said = name.endsWith('.ts')
          ? text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
          : text;
        return [`${folder}/${name}`, said];
      });
  });
}

describe('the voice', () => {
  it.each([
    ['en', 'Our sources state no last day.'],
    ['en', 'No processing time has been published.'],
    ['en', 'Within 4 to 5 years, as told to the press in early 2025'],
    ['en', 'It cannot be told from here.'],
    ['en', 'Introductory text, pending approval by the Office of the Chief Executive'],
    ['en', 'This website does not list the members.'],
    ['ar', 'بدأ التسجيل، ولم تذكر مصادرنا آخر يوم له.'],
    ['en', 'Also printed as Al Qarwan'],
    ['en', 'The decisions give the dates as proposed.'],
    ['ar', 'لم تُنشر مدة لإنجاز الطلب.'],
    ['ar', 'وردت أيضًا باسم الصناعية'],
    ['ar', 'والتواريخ كما وردت في القرارات على أنها مقترحة.'],
    ['ar', 'دون مقابل بحسب القوائم المنشورة.'],
    ['ar', 'غير مذكور'],
    ['ar', 'وذكر المتحدث باسم السجل أن تقديم الطلب يعفي المالك'],
    ['ar', 'نص تعريفي أُعدّ لهذا الموقع، بانتظار اعتماد المكتب'],
  ] as const)('%s: hears a text that disowns itself: %s', (locale, text) => {
    expect(hits(text, disowning[locale])).not.toEqual([]);
  });

  it.each([
    ['en', 'Help center'],
    ['en', 'Tax organization type'],
    ['en', 'The notice is summarized, and the map colorized by neighbors'],
    ['en', 'A canceled deed, at 12 meters'],
    ['en', 'Your parcel’s number settles it'],
    ['en', 'Whoever files within the period is not fined'],
    ['en', 'The costs are borne by the mortgagor.'],
    ['en', 'The registry reads what you sent.'],
    ['en', 'Subsequent transactions and rejected requests'],
    ['en', 'Please enter a valid deed number'],
    ['en', 'The obligation or responsibility on it'],
    ['en', 'The kind of property, and whether anything is due: nothing is due now'],
    ['en', 'as long as you track your application'],
    ['ar', 'يرجى إدخال رقم صك صحيح'],
    ['ar', 'اتصل على 199002'],
    ['ar', 'استعمل هذا النموذج'],
    ['ar', 'رقم العقار المكوّن من 16 خانة'],
    ['ar', 'نقارن الأرض بالمخطط قبل القيد، وتُقيَّد رغبتك.'],
    ['ar', 'ابحث برقم قطعتك في خريطة منصة السجل'],
    ['ar', 'سجّل عقارك في موعد أقصاه 26 فبراير 2026'],
    ['ar', 'فعدم التقدم خلال المدة مخالفة'],
    ['ar', 'يقرأ السجل ما أرسلته'],
    ['ar', 'موقعه على الخارطة'],
    ['ar', 'التسجيل الأول بلا مقابل مالي'],
    ['ar', 'لا يُطعن فيه إلا لخطأ مادي أو تزوير'],
    ['ar', 'أرفق المستندات المؤيدة، ومتى آخر موعد؟'],
    ['ar', 'وتُمنح مُهلة أخرى، ووكالة إن كان المتقدم وكيلًا'],
    ['en', 'A certificate of the body in charge'],
  ] as const)('%s: hears another word for the same thing: %s', (locale, text) => {
    expect(hits(text, otherWords[locale])).not.toEqual([]);
  });

  it('lets the fixed terms of the law be', () => {
    expect(hits('العقارات الموصوفة على الخارطة، والبيع على الخارطة', otherWords.ar)).toEqual([]);
    expect(hits('Lists of registered real estate are published.', disowning.en)).toEqual([]);
    expect(
      hits('A licensed registrar of any size seizes no colour, centre or prize.', otherWords.en),
    ).toEqual([]);
  });

  for (const locale of ['ar', 'en'] as const) {
    it(`${locale}: no message disowns itself, and each thing has its one word`, () => {
      const found = [...catalogue(locale)].flatMap(([key, text]) =>
        hits(text, [...disowning[locale], ...otherWords[locale]]).map((hit) => `${key}: ${hit.source}`),
      );
      expect(found).toEqual([]);
    });
  }

  it.each(['ar', 'en'] as const)('%s: a page is called in menus as its title calls it', (locale) => {
    // The title may say more. On the home page it is the first sentence, and everybody knows what FAQ stands for.
    const said = (text: string) =>
      bare(text)
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.map((word) => word.replace(/^ال/, '')) ?? [];
    const texts = catalogue(locale);
    const names = [...texts.keys()].flatMap(
      (key) => key.match(/^Routes\.(?!home|faq)(\w+)\.label$/)?.[1] ?? [],
    );
    expect(names).toContain('suppliers');
    const strange = names.filter((name) => {
      const title = said(texts.get(`Routes.${name}.title`) ?? '');
      return !said(texts.get(`Routes.${name}.label`) ?? '').every((word) => title.includes(word));
    });
    expect(strange).toEqual([]);
  });

  it('posts tell of periods in a way that stays true when the days are past', () => {
    const fleeting = [
      /\b(?:ends?|closes?|opens?) on\b|\bruns? (?:until|from)\b/i,
      /(?:تنتهي المدة|ينتهي|يبدأ التسجيل|يبدأ استقبال الطلبات) في|وتمتد المدة/,
    ];
    const posts = shippedTexts().filter(([file]) => /\bposts?\b/.test(file));
    expect(posts.length).toBeGreaterThan(0);
    expect(
      posts.flatMap(([file, text]) => hits(text, fleeting).map((hit) => `${file}: ${hit.source}`)),
    ).toEqual([]);
  });

  it('notes of announcements say what is so', () => {
    const path = join(root, 'content/announcements.json');
    const notes = readFileSync(path, 'utf8').match(/"\w*note_(?:ar|en)": "[^"]*"/g) ?? [];
    expect(notes.length).toBeGreaterThan(0);
    const all = [...disowning.ar, ...otherWords.ar, ...disowning.en, ...otherWords.en];
    expect(notes.filter((note) => hits(note, all).length > 0)).toEqual([]);
  });

  it('no text that ships as data does either', () => {
    const all = [...disowning.ar, ...otherWords.ar, ...disowning.en, ...otherWords.en];
    const found = shippedTexts().flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, index) => hits(line, all).map((hit) => `${file}:${index + 1}: ${hit.source}`)),
    );
    expect(found).toEqual([]);
  });
});
