'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent, ReactNode } from 'react';
import { filteredView } from '@/lib/site/routing/filtered-view';

interface Props {
  /** The localized path that is asked again with the filter. */
  action: string;
  /** Id of what the filter changes: where the visitor is taken. */
  results: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A filter: a plain GET form, whose result is an address that can be shared. A client component because with JavaScript
 * the result comes as a client navigation, without loading the page anew; without, the browser does the same.
 */
export function FilterForm({ action, results, label, className, children }: Props) {
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value !== '') query.append(name, value);
    }
    router.push(`${action}?${query}#${results}`);
  };
  return (
    <search aria-label={label} className="print:hidden">
      <form method="get" action={`${action}#${results}`} onSubmit={submit} className={className}>
        <input type="hidden" name={filteredView.name} value={filteredView.value} />
        {children}
      </form>
    </search>
  );
}
