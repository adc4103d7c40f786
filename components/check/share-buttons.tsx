'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

interface Props {
  /** The answer as text, with its address. */
  message: string;
  /** The path of the answer, where the message does not hold its address: the browser knows by which name it came. */
  path: string | null;
  texts: Readonly<Record<'copy' | 'copied' | 'share' | 'print', string>>;
}

/** What the browser can do with the answer: each button stands there only where it works. */
export function ShareButtons({ message, path, texts }: Props) {
  const [can, setCan] = useState({ print: false, copy: false, share: false });
  const [copied, setCopied] = useState(false);
  useEffect(
    () =>
      setCan({
        print: true,
        copy: navigator.clipboard !== undefined,
        share: typeof navigator.share === 'function',
      }),
    [],
  );
  const whole = () => (path === null ? message : `${message} ${location.origin}${path}`);
  const copy = () =>
    navigator.clipboard.writeText(whole()).then(
      () => setCopied(true),
      // Not allowed here: the message stands above, to be marked by hand.
      () => setCan((before) => ({ ...before, copy: false })),
    );
  // Given up in the system's own dialogue: that is no failure.
  const share = () => navigator.share({ text: whole() }).catch(() => undefined);
  return (
    <>
      {can.copy && (
        <Button variant="secondary" onClick={copy}>
          {texts.copy}
        </Button>
      )}
      {can.share && (
        <Button variant="secondary" onClick={share}>
          {texts.share}
        </Button>
      )}
      {can.print && (
        <Button variant="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      )}
      <span role="status">{copied && texts.copied}</span>
    </>
  );
}
