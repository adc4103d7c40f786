import { addDays, riyadhDate, riyadhMoment, weekday } from '../../lib/calendar/riyadh';
import { type Field, type FormCode, forms } from '../../lib/forms';

const person = { fullName: 'نورة العبدالله', phoneNumber: '0501234567', email: 'noura@example.com' };
const identified = { ...person, nationalId: '1000000008' };

/** The first moment of the sample branch's next Sunday but one: far enough to be free, near enough to be booked. */
const nextSunday = (today: string) => addDays(today, 14 - weekday(today));
const slot = riyadhMoment(nextSunday(riyadhDate(new Date())), '09:00').toISOString();

/**
 * One valid answer a form, as a visitor may write it. No files (see {@link describedSample}) and no free slot: those belong
 * to the running site. Identity numbers are synthetic.
 */
export const formSamples: Record<FormCode, Record<string, unknown>> = {
  contact: {
    ...identified,
    subject: 'موعد التسجيل الأول',
    message: 'متى يبدأ التسجيل في الحي؟ أرجو الإفادة.',
    privacyConsent: true,
  },
  'supplier-registration': {
    companyName: 'شركة تجريبية',
    taxOrganizationType: 'corporation',
    firstName: 'سارة',
    lastName: 'الأحمد',
    companyAddress: 'الرياض، شارع تجريبي 1',
    email: 'supplier@example.com',
    country: 'SA',
    productCategory: 'it',
    registrationNumber: '٧٠٠١٢٣٤٥٦٧',
    message: 'نرغب في التسجيل لديكم مورّدًا.',
    privacyConsent: true,
  },
  'supplier-complaint': {
    supplierName: 'شركة تجريبية',
    erpId: 'S-10024',
    contractNumber: 'PO-2026/118',
    projectName: 'مشروع تجريبي',
    issueCategory: 'payment',
    contactName: 'سارة الأحمد',
    contactNumber: '0112345678',
    contactEmail: 'supplier@example.com',
    complaint: 'لم تُصرف الدفعة الثانية في موعدها المتفق عليه.',
  },
  'correction-request': {
    ...identified,
    capacity: 'owner',
    agencyNumber: '',
    propertyNumber: '1234 5678 9012 3456',
    deedNumber: '',
    deedDate: '',
    region: 'riyadh',
    city: 'riyadh',
    district: 'العقيق',
    category: 'area',
    correction: 'المساحة في السجل أقل مما في الصك بعشرة أمتار.',
    privacyConsent: true,
  },
  'grievance-request': {
    ...identified,
    requestNumber: '44-10293',
    decisionKind: 'first_registration_rejected',
    decisionDate: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
    grounds: 'رُفض الطلب لاختلاف المساحة، والصك يثبت صحتها.',
    privacyConsent: true,
  },
  'registration-interest': {
    requestKind: 'on_demand',
    ...person,
    region: 'riyadh',
    city: 'riyadh',
    district: '',
    districtName: 'حي خارج القائمة',
    propertyType: 'residential',
    deedNumber: '',
    plotCount: '٢',
    contactConsent: true,
  },
  appointment: {
    branch: 'sample-branch',
    service: 'first-registration',
    slot,
    ...person,
    privacyConsent: true,
  },
  'join-us': {
    ...person,
    workField: 'geospatial',
    message: 'خبرة خمس سنوات في نظم المعلومات الجغرافية.',
    privacyConsent: true,
  },
};

/** The smallest beginnings of files that are what they say. */
export const sampleFiles = {
  pdf: new File(['%PDF-1.7\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' }),
  png: new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])], 'plan.png', {
    type: 'image/png',
  }),
  disguised: new File(['<script>alert(1)</script> and more text'], 'cv.pdf', { type: 'application/pdf' }),
};

/** The fields of a form that must hold a file; {@link sampleFiles} has one that fits. */
export const requiredFiles = (code: FormCode): string[] =>
  Object.entries<Field>(forms[code].fields)
    .filter(([, { kind, required }]) => kind === 'files' && required)
    .map(([name]) => name);

export const describedFile = { name: 'cv.pdf', type: 'application/pdf', size: 10, sha256: 'a'.repeat(64) };

/** The answer as the registry is handed it: a file lies stored, and what is sent describes it. */
export function describedSample(code: FormCode): Record<string, unknown> {
  const files = requiredFiles(code).map((name) => [name, [describedFile]]);
  return { ...formSamples[code], ...Object.fromEntries(files) };
}
