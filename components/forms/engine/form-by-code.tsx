import type { ReactNode } from 'react';
import type { FormCode } from '@/lib/forms';
import {
  AppointmentForm,
  ContactForm,
  CorrectionRequestForm,
  GrievanceRequestForm,
  JoinUsForm,
  RegistrationInterestForm,
  type RequestFormProps,
  SupplierComplaintForm,
  SupplierRegistrationForm,
} from '../requests/request-forms';

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
