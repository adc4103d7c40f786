import type { AreaGroup } from '@/lib/site/areas/areas';

/** A sheet of a calendar, with its two rings. */
const sheet = 'M2 3.500h12v10.700H2Z';
const rings = 'M2 6.500h12M5.200 1.500v2M10.800 1.500v2';

/** What is on the sheet: a tick while registration runs, dots where its end is not known, a clock's hands before, a cross
 * afterwards. */
const marks: Record<AreaGroup, string> = {
  open: 'M5.400 10.400l1.900 1.900 3.500-3.600',
  undated: 'M5.200 10.400h.01M8 10.400h.01M10.800 10.400h.01',
  upcoming: 'M8 8.300v2.400h2.600',
  planned: '',
  closed: 'M6 8.500l4 4M10 8.500l-4 4',
};

/** Where a period stands, as a sign: told apart by its mark and not by its colour. Decoration beside the word. */
export function StateSign({ group }: { group: AreaGroup }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16" className="icon shrink-0">
      <path d={sheet} strokeDasharray={group === 'planned' ? '2.500 2' : undefined} />
      <path d={`${rings}${marks[group]}`} />
    </svg>
  );
}
