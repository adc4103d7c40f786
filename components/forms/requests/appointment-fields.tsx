'use client';

import type { ReactNode } from 'react';
import { appointmentFields } from '@/lib/forms/appointment/fields';
import { appointmentSchema } from '@/lib/forms/appointment/schema';
import type { BranchOption, Option, SlotDay } from '@/lib/site/views/form-options';
import { ConsentField, TextField } from '../controls/controls';
import type { SlotTexts } from '../controls/slot-choice';
import { VisitChoice } from '../controls/visit-choice';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';
import { FieldPair } from '../engine/form-part';

interface Props extends FormProps {
  branches: BranchOption[];
  services: Option[];
  slots: SlotDay[] | undefined;
  labels: SlotTexts;
  consentLabel: ReactNode;
}

/** The fields of an appointment. */
export function AppointmentFields({ branches, services, slots, labels, consentLabel, ...props }: Props) {
  return (
    <Form {...props} code="appointment" fields={appointmentFields} schema={appointmentSchema}>
      <VisitChoice
        locale={props.locale}
        services={services}
        branches={branches}
        slots={slots}
        labels={labels}
      />
      <TextField name="fullName" />
      <FieldPair>
        <TextField name="phoneNumber" />
        <TextField name="email" />
      </FieldPair>
      <ConsentField name="privacyConsent" label={consentLabel} />
    </Form>
  );
}
