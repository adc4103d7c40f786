import { useEffect, useState } from 'react';
import { answerIn, controlsOf } from '../engine/answers';
import { useFormState } from '../engine/form-context';
import { fieldId } from '../engine/texts';

/** What another field of the form holds, as it changes; its controls may come and go. */
export function useChosen(name: string): string {
  const { code, values } = useFormState();
  const [chosen, setChosen] = useState(values[name] ?? '');
  const id = fieldId(code, name);
  const formOf = () => document.getElementById(id)?.closest('form');
  // After each drawing as well: a choice that is not offered any more tells nobody.
  useEffect(() => {
    const form = formOf();
    if (form) setChosen(answerIn(controlsOf(form, name)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the same as long as the field is.
  useEffect(() => {
    const form = formOf();
    if (!form) return;
    const read = () => setChosen(answerIn(controlsOf(form, name)));
    form.addEventListener('change', read);
    return () => form.removeEventListener('change', read);
  }, [id, name]);
  return chosen;
}
