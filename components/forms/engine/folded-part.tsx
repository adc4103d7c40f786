'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { WordsDisclosure } from '@/components/ui/disclosure';
import { useFormState } from './form-context';
import { unfoldAround } from './unfold-around';

interface Props {
  title: string;
  intro: string;
  /** The fields within. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields that few have to fill in, folded; open where something stands in one of them or has to be mended. */
export function FoldedPart({ title, intro, names, children }: Props) {
  const { values, errors } = useFormState();
  const inside = useRef<HTMLDivElement>(null);
  const isFaulty = names.some((name) => errors[name] !== undefined);
  // As the server shows it; from then on it is the visitor's, who may close it again.
  const [isOpen] = useState(() => isFaulty || names.some((name) => Boolean(values[name])));
  useEffect(() => {
    const controls = inside.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
    // A browser that goes back fills in what was typed, and leaves it folded.
    const isFilled = [...(controls ?? [])].some(({ value }) => value !== '');
    if (isFaulty || isFilled) unfoldAround(inside.current);
  }, [isFaulty]);
  return (
    <WordsDisclosure title={title} open={isOpen}>
      {/* On the edges of the other fields. */}
      <div ref={inside} className="mt-2 space-y-6">
        <p className="text-stone-700">{intro}</p>
        {children}
      </div>
    </WordsDisclosure>
  );
}
