import type { RouteId } from '../routing/routes';
import type { ServiceSlug } from '../routing/services';
import type { FaqQuestion } from '../texts/faq';

/**
 * What people call a thing who do not know its name here, in both languages. Beside the words of the page itself, which are
 * searched anyway.
 */
export const PAGE_KEYWORDS: Partial<Record<RouteId, string>> = {
  check:
    'يجب أسجل أرضي بيتي عقاري مشمول إلزامي مطلوب متى ينتهي موعد التسجيل حيي منطقتي must register my district deadline mandatory included',
  areas:
    'الأحياء المعلنة إعلان جديد خريطة المناطق المشمولة announcement map districts announced new areas list',
  track: 'متابعة طلب طلبي حالة الطلب رقم مرجعي وصل track status my request reference number follow',
  grievance:
    'اعتراض تظلم أعترض رفض قرار شكوى على قرار object appeal complain complaint deadline decision rejected refused',
  correction:
    'خطأ غلط في السجل اسمي مكتوب تعديل اسم مساحة حدود تصحيح بيانات error mistake wrong area name boundary fix deed',
  appointments:
    'حجز موعد مواعيد فرع فروع زيارة أين أذهب أروح أراجع مراجعة حضور book visit branch office appointment where do I go in person',
  help: 'اتصل بنا رقم الهاتف تواصل مساعدة دعم شكوى اقتراح احتيال نصب رسالة وصلتني مزيفة بلاغ contact us phone call email support complaint fraud scam fake message suspicious report',
  registrars: 'موثق مسجل عقاري كاتب عدل محامي notary registrar lawyer conveyancer',
  analytics:
    'أسعار العقار سعر المتر صفقات مؤشرات إحصاءات prices price per square metre statistics deals market figures',
  posts: 'أخبار إعلانات بيان صحفي news press announcements',
  faq: 'أسئلة شائعة frequently asked questions',
  services:
    'خدمات رسوم تكلفة منشآت بنوك مطور مطورون مطورين بيع على الخارطة fees cost list of services businesses banks developer developers off-plan',
  titleRegistry: 'التسجيل العيني نظام التسجيل شرح صك title system law explained',
  about: 'من نحن مجلس الإدارة الرئيس التنفيذي who are you board chief executive company',
  join: 'وظائف توظيف سيرة ذاتية عمل jobs career cv vacancy work with us',
  suppliers: 'موردين مشتريات منافسات vendor procurement tender',
  supplierRegistration: 'تسجيل مورد تأهيل vendor registration register as supplier',
  supplierComplaint: 'شكوى مورد مستحقات دفعة متأخرة supplier complaint late payment',
  privacy: 'خصوصية بياناتي حماية البيانات personal data protection cookies',
  terms: 'شروط الاستخدام أحكام terms conditions',
  accessibility: 'إمكانية الوصول ذوي الإعاقة disability screen reader',
  siteMap: 'خريطة الموقع كل الصفحات all pages',
  app: 'app تطبيق جوال تحميل احتيال رابط مزيف رسالة نصية fraud scam fake link sms download mobile phone application',
  interest:
    'أريد التسجيل خارج المناطق المعلنة طلب تسجيل عقار غير معلن register my property not announced interest ask',
};

export const SERVICE_KEYWORDS: Partial<Record<ServiceSlug, string>> = {
  'first-registration':
    'تسجيل أول تسجيل أرض بيت عقار صك جديد وثائق مطلوبة رسوم مقابل register land house property first time documents fee cost',
  'ownership-transfer':
    'نقل ملكية بيع شراء هبة أهب لابني لولدي إفراغ إفراغ عقار تأخذ تستغرق sell buy gift transfer ownership sale conveyance long take',
  'split-and-merge': 'فرز تجزئة دمج صكين تقسيم أرض قطعتين split merge subdivide parcel plots',
  'rights-management':
    'رهن فك رهن إيجار انتفاع ارتفاق بنك تمويل mortgage lease usufruct easement bank release',
  'property-search': 'بحث عن عقار استعلام رقم العقار search property number look up',
  'property-list': 'عقاراتي أملاكي قائمة my properties what i own',
  'title-verification':
    'التحقق من صك صحة الصك تحقق مزور مزيف تزوير verify deed genuine fake forged check deed',
  'deceased-owner': 'ورثة ميراث متوفى تركة وفاة المالك heirs inheritance deceased death estate owner died',
};

export const FAQ_KEYWORDS: Partial<Record<FaqQuestion, string>> = {
  mandatory:
    'لازم يجب إجباري إلزامي حيي غير معلن لم يعلن ليس ضمن أرض زراعية مزرعة مزارع must have to obliged my district is not announced agricultural land farm',
  cost: 'رسوم تكلفة سعر كم بكم يكلف مجاني أدفع fee price how much free pay charge register',
  'how-long': 'مدة كم يوم تستغرق تأخذ تنتهي المدة آخر موعد how long days take deadline last day',
  documents: 'وثائق مستندات أوراق مطلوبة papers documents required',
  missed:
    'فاتني الموعد انتهت خلصت المدة عدم التسجيل غرامة التأخير عقوبة تأخرت ما سجلت لم أسجل لا أسجل يصير يحدث missed deadline late lateness closed over penalty fine not registering unregistered happens don’t before I registered',
  refused: 'رفض طلب التسجيل رفضوا مرفوض rejected refused application',
  'paper-deed': 'صك ورقي قديم ضاع ضائع فقدت مفقود تلف بدل فاقد paper deed old lost missing replacement',
  'no-deed': 'بدون صك بلا صك ما عندي صك حجة استحكام without no title deed',
  abroad:
    'خارج المملكة برا السعودية مغترب مسافر السفارة أسجل أرضي abroad overseas outside embassy live in another country',
  'mortgaged-first': 'مرهون رهن البنك بيتي تمويل قرض أسجله mortgage bank loan financed my house register',
  'agents-and-heirs':
    'وكيل وكالة وكيلي أوكل أوكّل أفوض تفويض شخص يسجل عني ورثة authorise authorize delegate appoint someone my agent can register for me power of attorney wakala on my behalf heirs minor representative',
  'heirs-first':
    'ورثة ورثت أبوي والدي أمي توفى وفاة متوفى باسمه لم يسجل نسجلها heirs father dad mother parent died passed away deceased in his name not registered yet',
  'shared-first':
    'زوجتي زوجي شركاء شريك شريكي الشريك رافض يرفض إخوان نسجل حصصنا باسمي واسم co-owner refuses refusing wife husband spouse brothers partners share shares jointly register together',
  'deed-error':
    'خطأ غلط في صكي الصك المساحة مساحة قبل التسجيل اسمي في الصك رقم المخطط error wrong in my deed area before registration',
  'deed-time': 'متى يصدر الصك كم يستغرق مدة صدور الصك الجديد how long new deed issued when',
  'minors-and-waqf':
    'قاصر يتيم طفل ولدي ابني ولي وصي وقف أوقاف ناظر minor child orphan guardian son daughter endowment waqf trust',
  companies: 'شركة شركتي شركتنا مؤسسة منشأة أراضي الشركة company business firm corporate owns land',
  overlap: 'جاري الجار معترض نزاع خلاف تداخل حدود neighbour dispute disputes overlap boundary claim',
  'object-first':
    'اعتراض أعترض على تسجيل نزاع دعوى محكمة object lawsuit court someone else registered my land',
  apartment: 'شقة تمليك شقق وحدة دور عمارة flat apartment unit floor building separately off-plan',
  'plan-number': 'رقم المخطط رقم القطعة وين أين ألقى plan number parcel plot number where find',
  'area-differs':
    'المساحة مختلفة غلط خطأ فرق مساحة الصك الطبيعة الأطوال area in the deed is wrong differs size incorrect',
  'boundary-error': 'حد حدود خطأ غلط الجار جاري boundary wrong neighbour',
  'before-registration':
    'اشتريت شريت أرض بيت قبل التسجيل شراء بيع خلال المدة تسجل bought buy buying purchase plot house before registered during the period sell selling أبيع بعت',
  inheritance:
    'ورثة ورثت ميراث إرث تركة أبوي والدي أمي أختي أخواتي أخوي نصيب نصيبها حصة المرأة النساء توفى وفاة متوفى باسمه sister women woman inherited inherit inheritance heirs estate father dad mother parent died passed away deceased in his name',
  'co-owners':
    'شركاء شريك شراكة أختي أخوي نصيب نصيبها ملكية مشتركة مشاع على الشيوع حصة حصص حصصنا إخوان partners share shares co-owner joint ownership jointly brothers',
  'two-deeds':
    'هل يلغى تبقى سارية صكوك وزارة العدل صكي القديم يلغي إلغاء ملغى لاغ باطل ساري السابق my old deed void cancelled invalid still valid earlier',
  tax: 'ضريبة التصرفات العقارية tax',
  'owner-names': 'اسم المالك من يملك who owns owner name',
  'non-saudis':
    'أجنبي أجانب مقيم وافد غير سعودي أملك تملك شقة foreigner foreign owner own expat expats resident non-Saudi apartment',
  contact:
    'رقم الهاتف هاتف اتصال خدمة العملاء أين أذهب أراجع phone number call customer service where do I go',
  genuine:
    'احتيال نصب نصاب رسالة وصلتني وصلني اتصال مكالمة يطلب رسوم تحويل مبلغ رابط مشبوه مزيف مزيفة وهمي fraud scam scammer fake suspicious message link sms call asked me for money pay genuine',
};
