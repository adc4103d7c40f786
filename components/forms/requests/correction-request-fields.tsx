'use client';

import type { ReactNode } from 'react';
import { correctionRequestFields } from '@/lib/forms/correction-request/fields';
import { correctionRequestSchema } from '@/lib/forms/correction-request/schema';
import type { PlaceOptions } from '@/lib/site/views/form-options';
import { ConsentField, SelectField, TextArea, TextField } from '../controls/controls';
import { FileField } from '../controls/file-field';
import { PlaceControls } from '../controls/place-controls';
import { FoldedPart } from '../engine/folded-part';
import { Form } from '../engine/form';
import type { FormProps } from '../engine/form-definition';
import { FieldPair, FormPart } from '../engine/form-part';

interface Props extends FormProps {
  places: PlaceOptions;
  parts: Readonly<Record<'applicant' | 'property' | 'unsure' | 'unsureIntro' | 'request', string>>;
  consentLabel: ReactNode;
}

/** What tells the property beside its number, which the law asks for (Regulation 6). */
const ABOUT_PROPERTY = ['deedNumber', 'deedDate', 'region', 'city', 'district'] as const;

/** The fields of the correction request. */
export function CorrectionRequestFields({ places, parts, consentLabel, ...props }: Props) {
  return (
    <Form
      {...props}
      code="correction-request"
      fields={correctionRequestFields}
      schema={correctionRequestSchema}
    >
      <FormPart title={parts.applicant}>
        <TextField name="fullName" />
        <TextField name="nationalId" />
        <FieldPair>
          <TextField name="phoneNumber" />
          <TextField name="email" />
        </FieldPair>
        <div className="group space-y-6">
          <SelectField name="capacity" />
          {/* An agent's alone, unless what stands in it has to be mended. */}
          <div className="not-has-aria-invalid:group-not-has-[[value=agent]:checked]:hidden">
            <TextField name="agencyNumber" />
          </div>
        </div>
      </FormPart>
      <FormPart title={parts.property}>
        <TextField name="propertyNumber" />
        <FoldedPart title={parts.unsure} intro={parts.unsureIntro} names={ABOUT_PROPERTY}>
          <div className="group space-y-6">
            <TextField name="deedNumber" />
            {/* Of the deed whose number is given, unless what stands in it has to be mended. */}
            <div className="not-has-aria-invalid:group-has-[[name=deedNumber]:placeholder-shown]:hidden">
              <TextField name="deedDate" />
            </div>
          </div>
          <PlaceControls locale={props.locale} places={places} named="district" />
        </FoldedPart>
      </FormPart>
      <FormPart title={parts.request}>
        <SelectField name="category" />
        <TextArea name="correction" />
        <FileField name="attachments" />
      </FormPart>
      <ConsentField name="privacyConsent" label={consentLabel} />
    </Form>
  );
}
