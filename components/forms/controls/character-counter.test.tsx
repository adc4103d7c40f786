import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CharacterCounter } from './character-counter';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function type(value: string) {
  const field = screen.getByRole('textbox') as HTMLTextAreaElement;
  act(() => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const spoken = () => screen.getByRole('status').textContent;

describe('CharacterCounter', () => {
  it('shows what is left near the end, and lets it be heard after a pause', () => {
    render(
      <>
        <textarea id="message" />
        <CharacterCounter control="message" max={10} label="Left:" />
      </>,
    );
    type('سلام');
    expect(screen.queryByText('6')).toBeNull();
    act(() => void vi.advanceTimersByTime(5000));
    expect(spoken()).toBe('');
    type('12345678');
    expect(screen.getByText('2')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(900));
    expect(spoken()).toBe('');
    type('123456789');
    act(() => void vi.advanceTimersByTime(1000));
    expect(spoken()).toBe('Left: 1');
  });

  it('counts as a person does: a letter with its marks is one', () => {
    render(
      <>
        <textarea id="message" defaultValue="مُحَمَّد" />
        <CharacterCounter control="message" max={5} label="Left:" />
      </>,
    );
    expect(screen.getByText('1')).toBeTruthy();
  });
});
