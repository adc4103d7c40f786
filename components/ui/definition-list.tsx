import type { ReactNode } from 'react';

/** Terms with what they mean or amount to, one below the other; side by side where there is room. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className="rows">{children}</dl>;
}

/** One term of a definition list. */
export function Definition({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-4 sm:grid-cols-[minmax(8rem,1fr)_2fr] sm:gap-6">
      <dt className="font-semibold text-brown-900">{term}</dt>
      <dd className="text-stone-700 links">{children}</dd>
    </div>
  );
}
