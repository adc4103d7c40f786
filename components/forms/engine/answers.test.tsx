import { expect, it } from 'vitest';
import { answerIn, controlsOf, giveAnswer } from './answers';

function formOf(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}
const radio = (value: string) => `<input type="radio" name="branch" value="${value}">`;

it('has no answer of radio buttons that nobody has pressed, be they several or one alone', () => {
  for (const fields of [radio('one'), radio('one') + radio('other')])
    expect(answerIn(controlsOf(formOf(fields), 'branch'))).toBe('');
  expect(controlsOf(formOf(''), 'branch')).toEqual([]);
});

it('gives an answer and takes it back, as a person would', () => {
  const form = formOf(radio('one') + radio('other'));
  const heard: string[] = [];
  form.addEventListener('change', () => heard.push(answerIn(controlsOf(form, 'branch'))));
  expect(giveAnswer(controlsOf(form, 'branch'), 'other')).toBe(true);
  expect(giveAnswer(controlsOf(form, 'branch'), 'gone')).toBe(false);
  expect(giveAnswer(controlsOf(form, 'branch'), '')).toBe(true);
  expect(heard).toEqual(['other', '', '']);
});
