import type { ReactNode } from 'react';

const tones = {
  neutral: 'border-stone-200 bg-stone-100 text-stone-700',
  brown: 'border-brown-200 bg-brown-100 text-brown-800',
  green: 'border-green-300 bg-green-100 text-green-800',
  amber: 'border-amber-300 bg-amber-100 text-amber-800',
  red: 'border-red-300 bg-red-100 text-red-800',
  blue: 'border-blue-300 bg-blue-100 text-blue-800',
} as const;

/** A short state in words; the colour only supports it. With strong contrast its edge is what remains. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>;
}
