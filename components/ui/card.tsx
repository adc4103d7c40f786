import type { ReactNode } from 'react';

/** A quiet box for one subject. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`rounded-xl border border-stone-200 bg-white p-6 shadow-card ${className}`}>
      {children}
    </div>
  );
}
