'use client';

import { useEffect, useState } from 'react';
import { countCharacters } from '@/lib/forms/validators/normalise';

interface Props {
  /** Id of the control whose characters are counted. */
  control: string;
  max: number;
  label: string;
}

/** What is left is shown once it matters; a screen reader hears it when the writer pauses. */
const PAUSE_MS = 1_000;
const MATTERS_FROM = 0.8;

/** Shows how many characters are left, as a person counts them, near the end. */
export function CharacterCounter({ control, max, label }: Props) {
  const [used, setUsed] = useState<number>();
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const element = document.getElementById(control) as HTMLTextAreaElement | null;
    if (element === null) return;
    const count = () => setUsed(countCharacters(element.value));
    count();
    element.addEventListener('input', count);
    return () => element.removeEventListener('input', count);
  }, [control]);

  useEffect(() => {
    if (used === undefined || used < max * MATTERS_FROM) return;
    const timer = setTimeout(() => setSpoken(`${label} ${max - used}`), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [used, max, label]);

  const left = max - (used ?? 0);
  return (
    // In the gap below its field: nothing moves away from under a finger when it comes.
    <p
      className={`absolute start-0 top-full text-sm ${left < 0 ? 'font-semibold text-red-700' : 'text-stone-600'}`}
    >
      {used !== undefined && used >= max * MATTERS_FROM && (
        <span aria-hidden="true">
          {label} <bdi dir="ltr">{left}</bdi>
        </span>
      )}
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </p>
  );
}
