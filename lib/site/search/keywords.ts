import type { RouteId } from '../routing/routes';
import type { ServiceSlug } from '../routing/services';
import type { FaqQuestion } from '../views/faq';

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
  grievance: 'اعتراض تظلم أعترض رفض قرار شكوى على قرار object appeal complain decision rejected refused',
  correction: 'خطأ في الصك تعديل اسم مساحة حدود تصحيح بيانات error mistake wrong area name boundary fix deed',
  appointments: 'حجز موعد فرع زيارة book visit branch appointment',
  help: 'اتصل بنا رقم الهاتف تواصل مساعدة دعم شكوى اقتراح contact us phone call email support complaint',
  registrars: 'موثق مسجل عقاري كاتب عدل محامي notary registrar lawyer conveyancer',
  analytics:
    'أسعار العقار سعر المتر صفقات مؤشرات إحصاءات prices price per square metre statistics deals market figures',
  posts: 'أخبار إعلانات بيان صحفي news press announcements',
  faq: 'أسئلة شائعة frequently asked questions',
  services: 'خدمات رسوم تكلفة fees cost list of services',
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
  app: 'تطبيق جوال تحميل download mobile phone application',
  interest:
    'أريد التسجيل خارج المناطق المعلنة طلب تسجيل عقار غير معلن register my property not announced interest ask',
};

export const SERVICE_KEYWORDS: Partial<Record<ServiceSlug, string>> = {
  'first-registration':
    'تسجيل أول تسجيل أرض بيت عقار صك جديد وثائق مطلوبة register land house property first time documents',
  'ownership-transfer':
    'نقل ملكية بيع شراء هبة إفراغ إفراغ عقار sell buy gift transfer ownership sale conveyance',
  'split-and-merge': 'فرز تجزئة دمج تقسيم أرض قطعتين split merge subdivide parcel plots',
  'rights-management':
    'رهن فك رهن إيجار انتفاع ارتفاق بنك تمويل mortgage lease usufruct easement bank release',
  'property-search': 'بحث عن عقار استعلام رقم العقار search property number look up',
  'property-list': 'عقاراتي أملاكي قائمة my properties what i own',
  'title-verification': 'التحقق من صك صحة الصك تحقق verify deed genuine fake check deed',
  'deceased-owner': 'ورثة ميراث متوفى تركة وفاة المالك heirs inheritance deceased death estate owner died',
};

export const FAQ_KEYWORDS: Partial<Record<FaqQuestion, string>> = {
  cost: 'رسوم تكلفة سعر كم يكلف مجاني fee price how much free',
  documents: 'وثائق مستندات أوراق مطلوبة papers documents required',
  missed: 'فاتني الموعد انتهت المدة غرامة عقوبة تأخرت missed deadline late penalty fine',
  refused: 'رفض طلب التسجيل رفضوا rejected refused application',
  'paper-deed': 'صك ورقي قديم paper deed old',
  'agents-and-heirs': 'وكيل وكالة ورثة قاصر agent power of attorney heirs minor',
  'area-differs': 'المساحة مختلفة فرق مساحة الطبيعة area differs size wrong',
  tax: 'ضريبة التصرفات العقارية tax',
  'owner-names': 'اسم المالك من يملك who owns owner name',
  contact: 'رقم الهاتف هاتف اتصال phone number call',
};
