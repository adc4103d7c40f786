import { dayNumber, weekday } from '@/lib/calendar/riyadh';
import type { SlotDay } from '@/lib/site/views/form-options';
import { useFormState } from '../engine/form-context';

const time =
  'relative flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-stone-500 bg-white px-2 ' +
  'hover:bg-brown-50 has-checked:border-blue-700 has-checked:bg-blue-700 has-checked:font-semibold has-checked:text-white ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-700 in-data-faulty:border-red-700';

/** The free times of one day, named by it in both calendars. */
export function SlotTimes({
  day: { day, label, slots },
  wanted,
}: {
  day: SlotDay;
  wanted: string | undefined;
}) {
  const { code, register } = useFormState();
  const heading = `${code}-${day}`;
  return (
    <div role="radiogroup" aria-labelledby={heading} className="mt-4">
      <p id={heading} className="font-semibold">
        {label}
      </p>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {slots.map(({ startsAt, time: clock }) => (
          <label key={startsAt} className={time}>
            <input
              {...register('slot')}
              type="radio"
              value={startsAt}
              defaultChecked={startsAt === wanted}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <bdi dir="ltr">{clock}</bdi>
          </label>
        ))}
      </div>
    </div>
  );
}

/** Days of one calendar week together; a week begins on Sunday. */
export function weeksOf<T extends Pick<SlotDay, 'day'>>(days: readonly T[]): T[][] {
  const weeks = new Map<number, T[]>();
  for (const each of days) {
    const sunday = dayNumber(each.day) - weekday(each.day);
    weeks.set(sunday, [...(weeks.get(sunday) ?? []), each]);
  }
  return [...weeks.values()];
}
