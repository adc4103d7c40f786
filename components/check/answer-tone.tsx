import { CalendarIcon, CheckIcon, InfoIcon, PinIcon, WarningIcon } from '@/components/ui/icons';
import type { Answer } from '@/lib/site/answer/load';
import { timingOf } from '@/lib/site/answer/outcome';

/** What each kind of answer looks like: the colour of its boundary and marks, and the sign beside its sentence. */
const tones = {
  now: {
    marks: '[--mark-colour:var(--green-700)]',
    ink: 'text-green-700',
    Icon: CheckIcon,
  },
  late: {
    // As its announcement's own page is marked.
    marks: '[--mark-colour:var(--red-700)]',
    ink: 'text-red-700',
    Icon: WarningIcon,
  },
  soon: { marks: '', ink: 'text-blue-700', Icon: CalendarIcon },
  perhaps: {
    marks: '[--mark-colour:var(--amber-700)]',
    ink: 'text-amber-700',
    Icon: InfoIcon,
  },
  none: {
    marks: '[--mark-colour:var(--stone-500)]',
    ink: 'text-stone-600',
    Icon: PinIcon,
  },
} as const;

/** The sentence says the same in words: no meaning rests on the colour. */
export function toneOf({ outcome, main, isSure }: Pick<Answer, 'outcome' | 'main' | 'isSure'>) {
  if (main === undefined || outcome === 'none') return tones.none;
  if (!isSure) return tones.perhaps;
  const timing = timingOf(main.area);
  if (timing === 'closed' || timing === 'over') return tones.late;
  return timing === 'open' || timing === 'openNoEnd' || timing === 'due' ? tones.now : tones.soon;
}
