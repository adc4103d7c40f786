import type { ReactNode } from 'react';
import { Ltr } from '@/components/ui/ltr';

interface Props {
  /** Where the component lies, below components/; the same in both languages. */
  file: string;
  /** A dark band as its ground. */
  onDark?: boolean;
  children: ReactNode;
}

/** A component in one or several of its states, named by its file. */
export function Specimen({ file, onDark = false, children }: Props) {
  return (
    <div className="min-w-0 space-y-3">
      <h3 className="text-base font-medium text-stone-600 md:text-base">
        <Ltr>{file}</Ltr>
      </h3>
      <div className={onDark ? 'on-dark space-y-4 bg-brown-900 p-5 text-brown-50' : 'space-y-4'}>
        {children}
      </div>
    </div>
  );
}

/** States side by side, as far as there is room. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
