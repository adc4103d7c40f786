/**
 * The controls of a field: one, or radio buttons, of which there may be one alone. A browser hands out the latter as a list
 * when they are several, and as the button itself when it is one.
 */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isRadio = (control: Control) => control.type === 'radio';

/** The controls of that name in a form; none where its choices are still to come. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList) return [...found] as Control[];
  return found === null ? [] : [found as Control];
}

/** What is written or chosen in them: of radio buttons the value of the one that is chosen. */
export function answerIn(controls: readonly Control[]): string {
  const [first] = controls;
  if (first === undefined) return '';
  if (!isRadio(first)) return first.value;
  return controls.find((control) => (control as HTMLInputElement).checked)?.value ?? '';
}

/**
 * Gives a field a value as a person would, so that everything that listens to it hears of it.
 * @returns whether it took the value: choices that are still to come cannot
 */
export function giveAnswer(controls: readonly Control[], value: string): boolean {
  const [first] = controls;
  if (first === undefined) return value === '';
  if (isRadio(first))
    for (const control of controls)
      (control as HTMLInputElement).checked = value !== '' && control.value === value;
  else first.value = value;
  first.dispatchEvent(new Event('input', { bubbles: true }));
  first.dispatchEvent(new Event('change', { bubbles: true }));
  return answerIn(controls) === value;
}
