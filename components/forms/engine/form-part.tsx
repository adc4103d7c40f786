import type { ReactNode } from 'react';

interface Props {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** Fields that belong together, under their own name. By itself it would be as wide as the widest thing in it. */
export function FormPart({ title, intro, children }: Props) {
  return (
    <fieldset className="min-w-0 space-y-6 border-t border-brown-200 pt-5 first-of-type:border-0 first-of-type:pt-0">
      <legend className="float-start mb-4 print:float-none w-full text-xl font-bold text-brown-900">
        {title}
        {intro !== undefined && (
          <span className="mt-1 block text-base font-normal text-stone-700">{intro}</span>
        )}
      </legend>
      <div className="clear-both space-y-6">{children}</div>
    </fieldset>
  );
}

/** Two short answers that belong together: side by side where there is room, their controls on one line. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 sm:grid-cols-2 sm:[&_input]:w-full">{children}</div>;
}
