import type { AreaGroup } from '@/lib/site/views/areas';

const parcel = 'M1.800 4 12 1.800l2.200 10.200L4 14.200Z';

/** What fills the parcel: all of it while registration runs, lines before, a bar across it afterwards. */
const fillings: Record<AreaGroup, string> = {
  open: parcel,
  undated: 'M7 2.900 12 1.800l2.200 10.200-5 1.100Z',
  upcoming: 'm2.700 8 6-5.500M3.500 12 13 4.500M7.500 13.400l6-5',
  planned: '',
  closed: 'm2.600 9.600 10.200-2.200',
};

/** Where an area stands, as a sign: told apart by its filling and not by its colour. Decoration beside the word. */
export function StateSign({ group }: { group: AreaGroup }) {
  const isSolid = group === 'open' || group === 'undated';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d={parcel} strokeDasharray={group === 'planned' ? '2.500 2' : undefined} />
      <path d={fillings[group]} fill={isSolid ? 'currentColor' : 'none'} />
    </svg>
  );
}
