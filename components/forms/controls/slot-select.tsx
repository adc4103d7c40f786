'use client';

import { useEffect, useState } from 'react';
import { useControlValue } from '@/components/places/use-control-value';
import type { SlotDay } from '@/lib/site/views/form-options';
import { useFormState } from '../engine/form-context';
import { fieldId } from '../engine/texts';
import { RefreshButton } from '../track/refresh-button';
import { Field } from './field';
import { SelectControl } from './select-control';
import { restoreWanted, useOptions } from './use-options';

export interface SlotTexts {
  loading: string;
  chooseBranch: string;
  show: string;
  none: string;
}

interface Props {
  locale: string;
  initial: SlotDay[] | undefined;
  labels: SlotTexts;
}

/** The free times of the chosen branch, by day. After a refusal they are asked for again: somebody was faster. */
export function SlotSelect({ locale, initial, labels }: Props) {
  const { code, texts, values, errors } = useFormState();
  const branch = useControlValue(fieldId(code, 'branch'), values.branch);
  // Counts, and does not merely look: choosing another time clears the fault and must not load the list again.
  const [refusals, setRefusals] = useState(0);
  const refused = errors.slot === texts.fields.slot?.errors.slot_taken;
  useEffect(() => {
    if (refused) setRefusals((count) => count + 1);
  }, [refused]);
  const address =
    branch === ''
      ? null
      : `/api/appointment-slots?branch=${encodeURIComponent(branch)}&locale=${locale}&again=${refusals}`;
  const { data, loading } = useOptions<SlotDay[]>(address, initial);
  const id = fieldId(code, 'slot');
  useEffect(() => {
    if (data) restoreWanted(id);
  }, [data, id]);
  const placeholder = () => {
    if (branch === '') return labels.chooseBranch;
    if (loading) return labels.loading;
    return data?.length === 0 ? labels.none : texts.chooseOption;
  };
  return (
    <Field name="slot">
      {(control) => (
        <>
          <SelectControl name="slot" control={control} placeholder={placeholder()} loading={loading}>
            {data?.map(({ day, label, slots }) => (
              <optgroup key={day} label={label}>
                {slots.map(({ startsAt, time }) => (
                  <option key={startsAt} value={startsAt}>
                    {/* The time first: a phone cuts the rest off. */}
                    {time} – {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectControl>
          <RefreshButton label={labels.show} />
        </>
      )}
    </Field>
  );
}
