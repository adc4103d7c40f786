'use client';

import type { ReactNode } from 'react';
import { appointmentFields } from '@/lib/forms/appointment/fields';
import { appointmentSchema } from '@/lib/forms/appointment/schema';
import type { Option, SlotDay } from '@/lib/http/form-options';
import { box, ConsentField, Options, TextField } from './controls';
import { Field } from './field';
import { Form, type FormProps } from './form';
import { useFormState } from './form-context';
import { SlotSelect, type SlotTexts } from './slot-select';

interface Props extends FormProps {
  branches: Option[];
  services: Option[];
  slots: SlotDay[] | undefined;
  labels: SlotTexts;
  consentLink: ReactNode;
}

/** The fields of an appointment. */
export function AppointmentFields({ branches, services, slots, labels, consentLink, ...props }: Props) {
  return (
    <Form {...props} code="appointment" fields={appointmentFields} schema={appointmentSchema}>
      <DataSelect name="branch" options={branches} />
      <DataSelect name="service" options={services} />
      <SlotSelect locale={props.locale} initial={slots} labels={labels} />
      <TextField name="fullName" />
      <TextField name="phoneNumber" />
      <TextField name="email" />
      <ConsentField name="privacyConsent">{consentLink}</ConsentField>
    </Form>
  );
}

/** One of a list that is data of the registry. */
function DataSelect({ name, options }: { name: string; options: Option[] }) {
  const { texts, values, register } = useFormState();
  return (
    <Field name={name}>
      {(control) => (
        <select {...control} {...register(name)} defaultValue={values[name] ?? ''} className={box}>
          <option value="">{texts.chooseOption}</option>
          <Options options={Object.fromEntries(options.map(({ code, label }) => [code, label]))} />
        </select>
      )}
    </Field>
  );
}
