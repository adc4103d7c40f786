'use client';

import { useControlValue } from '@/components/places/use-control-value';
import type { GrievanceDeadline } from '@/lib/site/views/grievance-deadline';
import { useOptions } from '../controls/use-options';
import { fieldId } from '../engine/texts';
import { RefreshButton } from '../track/refresh-button';

interface Props {
  locale: string;
  initial: GrievanceDeadline | undefined;
  labels: { show: string; calendar: string };
}

/** The last day for a grievance, in both calendars, as soon as the decision's date is there. */
export function Deadline({ locale, initial, labels }: Props) {
  const typed = useControlValue(fieldId('grievance-request', 'decisionDate'), initial?.typed);
  const address =
    typed.trim() === '' ? null : `/api/grievance-deadline?date=${encodeURIComponent(typed)}&locale=${locale}`;
  const { data } = useOptions<GrievanceDeadline>(address, initial);
  return (
    <>
      <div role="status" className={data ? `mt-3 rounded-md border p-4 ${tone(data)}` : undefined}>
        {data && (
          <>
            <p className="font-semibold">{data.sentence}</p>
            {!data.over && (
              <p className="mt-1">
                <a
                  href={data.calendarPath}
                  className="inline-block py-1 font-semibold underline underline-offset-4"
                >
                  {labels.calendar}
                </a>
              </p>
            )}
          </>
        )}
      </div>
      <RefreshButton label={labels.show} />
    </>
  );
}

const tone = ({ over }: GrievanceDeadline) =>
  over ? 'border-red-300 bg-red-50 text-red-800' : 'border-green-300 bg-green-50 text-green-800';
