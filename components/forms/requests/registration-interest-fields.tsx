'use client';

import type { ReactNode } from 'react';
import { registrationInterestFields } from '@/lib/forms/registration-interest/fields';
import { registrationInterestSchema } from '@/lib/forms/registration-interest/schema';
import type { DistrictOption, PlaceOptions } from '@/lib/site/views/form-options';
import { ConsentField, SelectField, TextField } from '../controls/controls';
import { type DistrictTexts, PlaceControls } from '../controls/place-controls';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';
import { FieldPair, FormPart } from '../engine/form-part';

interface Props extends FormProps {
  places: PlaceOptions;
  districts: DistrictOption[] | undefined;
  areaPath: string;
  labels: DistrictTexts & Readonly<Record<'applicant' | 'contacts' | 'property', string>>;
  consentLabel: ReactNode;
}

/** The fields of registration interest and on-demand registration. */
export function RegistrationInterestFields({
  places,
  districts,
  areaPath,
  labels,
  consentLabel,
  ...props
}: Props) {
  return (
    <Form
      {...props}
      code="registration-interest"
      fields={registrationInterestFields}
      schema={registrationInterestSchema}
    >
      <SelectField name="requestKind" />
      <FormPart title={labels.applicant} intro={labels.contacts}>
        <TextField name="fullName" />
        <FieldPair>
          <TextField name="phoneNumber" />
          <TextField name="email" answers="phoneNumber" />
        </FieldPair>
      </FormPart>
      <FormPart title={labels.property}>
        <div className="group space-y-6">
          <PlaceControls
            locale={props.locale}
            places={places}
            district={{ areaPath, initial: districts, labels }}
          />
          {/* Of whoever has chosen that his is not in the list (lib/unlisted.ts), or where something stands in it or has to be mended. Without scripts there is no list before a city was sent. */}
          <div className="not-has-aria-invalid:has-placeholder-shown:group-not-has-[[name=district]_option[value=unlisted]:checked]:[@media(scripting:enabled)]:hidden">
            <TextField name="districtName" answers="district" />
          </div>
        </div>
        {/* Of registration on demand alone, or where something has to be mended: the browser looks, with scripts and without (globals.css). */}
        <div className="on-demand space-y-6">
          <SelectField name="propertyType" />
          <TextField name="deedNumber" />
          <TextField name="plotCount" />
        </div>
      </FormPart>
      <ConsentField name="contactConsent" label={consentLabel} />
    </Form>
  );
}
