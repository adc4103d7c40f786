import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { MenuCloser } from './menu-closer';

afterEach(cleanup);

const menu = (path: string) => (
  <PathnameContext.Provider value={path}>
    <details>
      <summary>Menu</summary>
      <a href="#inside">Inside</a>
      <MenuCloser />
    </details>
    <button type="button">Outside</button>
  </PathnameContext.Provider>
);

const details = () => document.querySelector('details') as HTMLDetailsElement;

describe('MenuCloser', () => {
  it('closes on Escape and returns the focus to the button', async () => {
    render(menu('/'));
    details().open = true;
    screen.getByText('Inside').focus();
    await userEvent.keyboard('{Escape}');
    expect(details().open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Menu'));
  });

  it('closes when the focus or a click goes elsewhere, not when it stays inside', async () => {
    render(menu('/'));
    details().open = true;
    await userEvent.click(screen.getByText('Inside'));
    expect(details().open).toBe(true);
    for (const elsewhere of [screen.getByText('Outside'), details()]) {
      details().open = true;
      await userEvent.click(elsewhere);
      expect(details().open).toBe(false);
    }
  });

  it('closes when the page has changed', () => {
    const { rerender } = render(menu('/'));
    details().open = true;
    rerender(menu('/about-us'));
    expect(details().open).toBe(false);
  });
});
