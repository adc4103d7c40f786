import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type LocateFailure, locate } from './locate';

export interface LocateProps {
  /** The localized path that answers for a point. */
  action: string;
  className: string;
  texts: Readonly<Record<'locate' | 'locating' | 'note' | LocateFailure, string>>;
}

/** Asks the device for its place when the visitor says so, and goes to the answer for it. */
export function LocateButton({ action, className, texts }: LocateProps) {
  const router = useRouter();
  const [said, say] = useState('');
  const ask = async () => {
    say(texts.locating);
    const answer = await locate();
    say('failure' in answer ? texts[answer.failure] : '');
    if ('query' in answer) router.push(`${action}?${answer.query}#answer`);
  };
  return (
    <div className="no-print mt-5">
      <button type="button" aria-describedby="locate-note" onClick={ask} className={className}>
        {texts.locate}
      </button>
      <p id="locate-note" className="mt-1 text-sm text-stone-600">
        {texts.note}
      </p>
      <p role="status">{said}</p>
    </div>
  );
}
