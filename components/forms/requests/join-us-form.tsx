import { formProps } from '../engine/form-props';
import { ConsentLabel, type RequestFormProps } from './form-parts';
import { JoinUsFields } from './join-us-fields';

export async function JoinUsForm({ locale, refused }: RequestFormProps) {
  const props = await formProps('join-us', locale, refused);
  return <JoinUsFields {...props} consentLabel={<ConsentLabel locale={locale} form="join-us" />} />;
}
