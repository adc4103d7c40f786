import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Fits, ListFilter } from './list-filter';

afterEach(cleanup);

const places = ['An Narjis', 'Al Malqa', 'King Abdullah', 'النرجس', 'الملقا', 'الملك عبد الله'];
const options = places.map((name) => [name, name] as const);

function List() {
  const [fits, setFits] = useState<Fits>();
  const found = options.filter(([, text]) => fits?.(text) ?? true);
  return (
    <>
      <ListFilter
        select={document.createElement('select')}
        label="District"
        texts={{ filter: 'Search', found: 'Found:' }}
        found={found}
        onNarrow={(next) => setFits(() => next)}
      />
      <ul>
        {found.map(([code, text]) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </>
  );
}

describe('ListFilter', () => {
  it.each([
    ['al narjis', ['An Narjis']],
    ['النرجس', ['النرجس']],
    ['نرجس', ['النرجس']],
    ['abdullah king', ['King Abdullah']],
    ['MALQA', ['Al Malqa']],
    ['الملقى', []],
    ['٪٪', []],
    ['   ', places],
  ])('finds by "%s" what a reader means', (typed, left) => {
    render(<List />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
    expect(screen.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(left);
  });
});
