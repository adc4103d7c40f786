import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary';
import { fieldId } from './texts';

afterEach(cleanup);

const issues = [{ name: 'email', text: 'Invalid email' }] as unknown as Parameters<
  typeof ErrorSummary
>[0]['issues'];

function draw() {
  const id = fieldId('contact', 'email');
  render(
    <form>
      <ErrorSummary form="contact" title="There is a problem" issues={issues} />
      <label id={`${id}-label`} htmlFor={id}>
        Email
      </label>
      <input id={id} />
    </form>,
  );
  return id;
}

describe('ErrorSummary', () => {
  it('says each fault and is named by its heading', () => {
    draw();
    expect(screen.getByRole('region', { name: 'There is a problem' })).toBeTruthy();
    expect(screen.getByRole('link').textContent).toBe('Invalid email');
  });

  it('brings the label into view before it focuses the field', async () => {
    const id = draw();
    const order: string[] = [];
    const label = document.getElementById(`${id}-label`) as HTMLElement;
    label.scrollIntoView = vi.fn(() => order.push('label'));
    const field = document.getElementById(id) as HTMLInputElement;
    field.addEventListener('focus', () => order.push('field'));
    await userEvent.click(screen.getByRole('link'));
    expect(order).toEqual(['label', 'field']);
    expect(document.activeElement).toBe(field);
  });

  it('draws nothing without a fault', () => {
    const { container } = render(<ErrorSummary form="contact" title="x" issues={[]} />);
    expect(container.textContent).toBe('');
  });
});
