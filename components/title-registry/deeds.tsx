import { useTranslations } from 'next-intl';
import { drawnAspects } from './contents';
import { DeedTable } from './deed-table';

/** Both sheets are deeds of this country, written from the right: neither is turned with the page. */
const sheet = 'M1 1h238v298H1Z';

/** Boxes for the digits of a number, none of them filled in. */
const boxes = (count: number, perRow: number) =>
  Array.from({ length: count }, (_, at) => {
    const inRow = at % perRow;
    const x = 208 - inRow * 15 - Math.floor(inRow / 4) * 6;
    return `M${x} ${62 + Math.floor(at / perRow) * 20}h12v14h-12Z`;
  }).join('');

const drawings = {
  before: {
    number: boxes(12, 12),
    lines: 'M20 118h200M20 134h200M48 150h172M20 166h200M20 182h200M96 198h124M20 214h200M140 230h80',
    seal: <circle cx="48" cy="262" r="18" />,
    plan: null,
    parcel: null,
  },
  after: {
    number: boxes(16, 12),
    lines: 'M120 232h100M120 248h100M120 264h70',
    seal: <path d="M26 240h38v38H26ZM26 253h24M50 240v13M40 253v25" />,
    plan: 'M20 116h200v98H20ZM20 172h200M84 116v98M150 116v98',
    parcel: 'M88 120h58v48H88Z',
  },
} as const;

/** Where the number of each aspect stands on the sheets. */
const places = {
  before: { number: [22, 94], issuer: [84, 262], state: [208, 30] },
  after: { number: [22, 94], issuer: [84, 262], state: [208, 30] },
} as const;

/** The earlier deed and the new one side by side, with the numbers of the rows below that say what changes. */
export function Deeds() {
  const t = useTranslations('TitleRegistry.deedTable');
  return (
    <figure className="grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-14">
      <div className="grid grid-cols-2 gap-4 sm:gap-8">
        {(['before', 'after'] as const).map((deed) => (
          <div key={deed}>
            <p className="mb-2 font-medium text-brown-900">{t(deed)}</p>
            <Drawing deed={deed} label={t(`drawing.${deed}`)} />
          </div>
        ))}
      </div>
      <DeedTable />
    </figure>
  );
}

function Drawing({ deed, label }: { deed: keyof typeof drawings; label: string }) {
  const { number, lines, seal, plan, parcel } = drawings[deed];
  const isNew = deed === 'after';
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 240 300"
      strokeWidth="2"
      strokeLinejoin="round"
      className="w-full stroke-brown-700"
    >
      <path d={sheet} className={isNew ? 'fill-white' : 'fill-brown-100'} />
      <path d="M70 30h100" strokeWidth="6" fill="none" className="stroke-brown-400" />
      <path d={number} strokeWidth="1.5" className="fill-white" />
      <path d={lines} strokeWidth="4" fill="none" className="stroke-brown-300" />
      {plan && <path d={plan} className="fill-brown-50" />}
      {parcel && <path d={parcel} className="fill-blue-300 stroke-blue-700" data-solid="" />}
      <g className="fill-none">{seal}</g>
      {!isNew && <path d="M14 286 226 16" strokeWidth="3" className="stroke-red-700" fill="none" />}
      {Object.entries(places[deed]).map(([aspect, [x, y]]) => (
        <g key={aspect}>
          <circle cx={x} cy={y} r="16" className="fill-blue-700 stroke-white" data-solid="" />
          <text
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            strokeWidth="0"
            className="fill-white text-[20px] font-bold"
          >
            {drawnAspects[aspect as keyof typeof drawnAspects]}
          </text>
        </g>
      ))}
    </svg>
  );
}
