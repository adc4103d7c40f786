import { CalendarIcon, CheckIcon, InfoIcon, PinIcon, WarningIcon } from '@/components/ui/icons';
import type { Tone } from '@/lib/site/answer/tone';

/** What each kind of answer looks like: the colour of its boundary and marks, and the sign beside its sentence. */
export const tones = {
  now: {
    marks: '[--mark-colour:var(--green-700)]',
    ink: 'text-green-700',
    Icon: CheckIcon,
  },
  // As days that are left are, in the last weeks.
  ending: {
    marks: '[--mark-colour:var(--amber-700)]',
    ink: 'text-amber-700',
    Icon: WarningIcon,
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
} as const satisfies Record<Tone, unknown>;
