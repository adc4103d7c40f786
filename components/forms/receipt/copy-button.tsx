'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

interface Props {
  /** What is copied. */
  value: string;
  texts: Readonly<Record<'copy' | 'copied', string>>;
}

/** Copies a reference. Where the browser cannot, there is no button: the reference beside it can be marked by hand. */
export function CopyButton({ value, texts }: Props) {
  const [usable, setUsable] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setUsable(navigator.clipboard !== undefined), []);
  if (!usable) return null;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setUsable(false),
    );
  return (
    <>
      <Button variant="secondary" className="no-print" onClick={copy}>
        {texts.copy}
      </Button>
      <span role="status" className="no-print font-semibold text-green-800">
        {copied && texts.copied}
      </span>
    </>
  );
}
