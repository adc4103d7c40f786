import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { type LocateFailure, locate } from './locate';

export interface LocateProps {
  /** The localized path that answers for a point. */
  action: string;
  className: string;
  texts: Readonly<Record<'locating' | LocateFailure, string>> & { locate: ReactNode };
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
    <>
      <button type="button" onClick={ask} className={`no-print ${className}`}>
        {texts.locate}
      </button>
      {/* Below what stands beside the button. */}
      <p role="status" className="no-print order-last basis-full text-sm text-stone-600">
        {said}
      </p>
    </>
  );
}
