import { CalendarIcon, CheckIcon, InfoIcon, PinIcon, WarningIcon } from '@/components/ui/icons';
import type { Tone } from '@/lib/site/answer/tone';

/** The sign beside the sentence of each kind of answer, and its colour. */
export const tones = {
  now: { ink: 'text-green-700', Icon: CheckIcon },
  ending: { ink: 'text-amber-700', Icon: WarningIcon },
  late: { ink: 'text-red-700', Icon: WarningIcon },
  soon: { ink: 'text-blue-700', Icon: CalendarIcon },
  perhaps: { ink: 'text-amber-700', Icon: InfoIcon },
  none: { ink: 'text-stone-600', Icon: PinIcon },
} as const satisfies Record<Tone, unknown>;
