import type { ReactNode } from 'react';

/** Fields that belong together, under their own name. By itself it would be as wide as the widest thing in it. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 space-y-6 border-t border-brown-200 pt-5 first-of-type:border-0 first-of-type:pt-0">
      <legend className="float-start mb-4 print:float-none w-full text-xl font-bold text-brown-900">
        {title}
      </legend>
      <div className="clear-both space-y-6">{children}</div>
    </fieldset>
  );
}
