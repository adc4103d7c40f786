'use client';

import type { ReactNode } from 'react';
import { appointmentFields } from '@/lib/forms/appointment/fields';
import { appointmentSchema } from '@/lib/forms/appointment/schema';
import type { Option, SlotDay } from '@/lib/site/views/form-options';
import { ConsentField, SelectField, TextField } from '../controls/controls';
import { SlotSelect, type SlotTexts } from '../controls/slot-select';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';

interface Props extends FormProps {
  branches: Option[];
  services: Option[];
  slots: SlotDay[] | undefined;
  labels: SlotTexts;
  consentLink: ReactNode;
}

/** Choices that are data of the registry, by their codes. */
const byCode = (options: Option[]) => Object.fromEntries(options.map(({ code, label }) => [code, label]));

/** The fields of an appointment. */
export function AppointmentFields({ branches, services, slots, labels, consentLink, ...props }: Props) {
  return (
    <Form {...props} code="appointment" fields={appointmentFields} schema={appointmentSchema}>
      <SelectField name="branch" options={byCode(branches)} />
      <SelectField name="service" options={byCode(services)} />
      <SlotSelect locale={props.locale} initial={slots} labels={labels} />
      <TextField name="fullName" />
      <TextField name="phoneNumber" />
      <TextField name="email" />
      <ConsentField name="privacyConsent">{consentLink}</ConsentField>
    </Form>
  );
}
