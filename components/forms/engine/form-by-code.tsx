import type { ReactNode } from 'react';
import type { FormCode } from '@/lib/forms';
import { AppointmentForm } from '../requests/appointment-form';
import { ContactForm } from '../requests/contact-form';
import { CorrectionRequestForm } from '../requests/correction-request-form';
import type { RequestFormProps } from '../requests/form-parts';
import { GrievanceRequestForm } from '../requests/grievance-request-form';
import { JoinUsForm } from '../requests/join-us-form';
import { RegistrationInterestForm } from '../requests/registration-interest-form';
import { SupplierComplaintForm } from '../requests/supplier-complaint-form';
import { SupplierRegistrationForm } from '../requests/supplier-registration-form';

/** The component of each form, for the page that shows a refused one again. */
export const formComponents: Record<FormCode, (props: RequestFormProps) => ReactNode | Promise<ReactNode>> = {
  contact: ContactForm,
  'supplier-registration': SupplierRegistrationForm,
  'supplier-complaint': SupplierComplaintForm,
  'correction-request': CorrectionRequestForm,
  'grievance-request': GrievanceRequestForm,
  'registration-interest': RegistrationInterestForm,
  appointment: AppointmentForm,
  'join-us': JoinUsForm,
};
