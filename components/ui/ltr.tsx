import type { ReactNode } from 'react';

/** A run that is left-to-right in either language (a path, a number, an address), kept apart from the text around it. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** For `t.rich`: renders `<ltr>…</ltr>` of a message. */
export const ltr = (chunks: ReactNode) => <Ltr>{chunks}</Ltr>;
