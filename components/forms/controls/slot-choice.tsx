'use client';

import { useEffect, useState } from 'react';
import { WordsDisclosure } from '@/components/ui/disclosure';
import type { SlotDay } from '@/lib/site/views/form-options';
import { useFormState } from '../engine/form-context';
import { fieldId } from '../engine/texts';
import { RefreshButton } from '../track/refresh-button';
import { FieldGroup } from './field';
import { SlotTimes, weeksOf } from './slot-times';
import { useOptions } from './use-options';

export interface SlotTexts {
  loading: string;
  chooseBranch: string;
  show: string;
  none: string;
  day: string;
}

interface Props {
  locale: string;
  /** The branch whose times are shown; empty until there is one. */
  branch: string;
  initial: SlotDay[] | undefined;
  labels: SlotTexts;
}

/** The free times of a branch. After a refusal they are asked for again: somebody was faster. */
function useSlots(locale: string, branch: string, initial: SlotDay[] | undefined) {
  const { texts, errors } = useFormState();
  // Counts, and does not merely look: choosing another time clears the fault and must not load the list again.
  const [refusals, setRefusals] = useState(0);
  const refused = errors.slot === texts.fields.slot?.errors.slot_taken;
  useEffect(() => {
    if (refused) setRefusals((count) => count + 1);
  }, [refused]);
  const address =
    branch === ''
      ? null
      : // What stands behind the # is not sent: another address is asked anew.
        `/api/appointment-slots?branch=${encodeURIComponent(branch)}&locale=${locale}#${refusals}`;
  return useOptions<SlotDay[]>(address, initial);
}

/**
 * A day, and then a time of it: buttons of their own, large enough for a finger. Only the times of one day stand there, how
 * many soever there are; without JavaScript those of all days, the weeks after the first one folded.
 */
export function SlotChoice({ locale, branch, initial, labels }: Props) {
  const { code, values } = useFormState();
  const id = fieldId(code, 'slot');
  const { data, loading } = useSlots(locale, branch, initial);
  const [wanted, setWanted] = useState(values.slot);
  const [day, setDay] = useState<string>();
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  useEffect(() => {
    // What a draft wanted before the times were there (use-draft.ts).
    const group = document.getElementById(id);
    const kept = group?.dataset.wanted;
    if (!group || !kept || !data) return;
    delete group.dataset.wanted;
    setDay(data.find(({ slots }) => slots.some(({ startsAt }) => startsAt === kept))?.day);
    setWanted(kept);
  }, [data, id]);
  const shown =
    data?.find((each) => each.day === day) ??
    data?.find(({ slots }) => slots.some(({ startsAt }) => startsAt === wanted)) ??
    data?.[0];
  return (
    <FieldGroup name="slot" of="groups">
      {() => (
        <>
          {!shown && (
            <p role="status" className="text-stone-600">
              {branch === '' ? labels.chooseBranch : loading ? labels.loading : labels.none}
            </p>
          )}
          {data && shown && scripted && (
            <>
              <Days days={data} chosen={shown.day} label={labels.day} onChoose={setDay} />
              {/* Another day begins without a time. */}
              <SlotTimes key={`${branch}${shown.day}${wanted}`} day={shown} wanted={wanted} />
            </>
          )}
          {data && !scripted && <Weeks days={data} wanted={wanted} />}
          <RefreshButton label={labels.show} />
        </>
      )}
    </FieldGroup>
  );
}

const dayButton =
  'relative flex min-h-14 cursor-pointer flex-col items-center justify-center rounded-md border border-stone-500 bg-white ' +
  'px-1 py-1.5 text-center leading-snug hover:bg-brown-50 has-checked:border-blue-700 has-checked:bg-blue-700 ' +
  'has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-700';

interface DaysProps {
  days: readonly SlotDay[];
  chosen: string;
  label: string;
  onChoose: (day: string) => void;
}

/** The days that have times. They belong to no form: a time says its day. */
function Days({ days, chosen, label, onChoose }: DaysProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2"
    >
      {days.map(({ day, label: whole, weekday, date }) => (
        <label key={day} className={dayButton}>
          <input
            type="radio"
            form="no-form"
            name="slot-day"
            value={day}
            aria-label={whole}
            checked={day === chosen}
            onChange={() => onChoose(day)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="font-semibold">{weekday}</span>
          <span className="text-sm">{date}</span>
        </label>
      ))}
    </div>
  );
}

/** All days with their times, by week. */
function Weeks({ days, wanted }: { days: readonly SlotDay[]; wanted: string | undefined }) {
  return weeksOf(days).map((week, index) => {
    const times = week.map((day) => <SlotTimes key={day.day} day={day} wanted={wanted} />);
    if (index === 0) return times;
    return (
      <WordsDisclosure
        key={week[0]?.day}
        className="mt-4"
        title={[...new Set([week[0]?.date, week.at(-1)?.date])].join(' – ')}
      >
        {times}
      </WordsDisclosure>
    );
  });
}
