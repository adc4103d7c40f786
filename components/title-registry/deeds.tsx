import { useTranslations } from 'next-intl';
import { FoldedOnPhone } from '@/components/ui/folded-on-phone';
import { type DrawnAspect, type deedAspects, drawnAspects } from './contents';
import { AspectNumber, DeedTable } from './deed-table';

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
    ground: 'fill-brown-100',
    number: boxes(12, 12),
    lines: 'M20 118h200M20 134h200M48 150h172M20 166h200M20 182h200M96 198h124M20 214h200M140 230h80',
    seal: <circle cx="48" cy="262" r="18" />,
    plan: null,
    parcel: null,
    state: { path: 'M24 40 40 24', className: 'stroke-stone-600' },
  },
  after: {
    ground: 'fill-white',
    number: boxes(16, 12),
    lines: 'M120 232h100M120 248h100M120 264h70',
    seal: <path d="M26 240h38v38H26ZM26 253h24M50 240v13M40 253v25" />,
    plan: 'M20 116h200v98H20ZM20 172h200M84 116v98M150 116v98',
    parcel: 'M88 120h58v48H88Z',
    state: { path: 'm24 32 6 7 11-13', className: 'stroke-green-700' },
  },
} as const;

type Deed = keyof typeof drawings;

/**
 * Where the number of each aspect stands on the sheets; the line that leads from it to its name, which is on their left in both
 * directions; and the height at which the name stands.
 */
const places = {
  state: { at: [66, 32], line: 'M12 32H-26', height: 'top-[10.7%]' },
  number: { at: [30, 94], line: 'M28 69H-10V132H-26', height: 'top-[44%]' },
  issuer: { at: [84, 262], line: 'M24 259H-26', height: 'top-[86.3%]' },
} as const satisfies Record<DrawnAspect, object>;

const aspects = Object.keys(places) as DrawnAspect[];

/**
 * The earlier deed and the new one side by side. Where there is room their parts are named beside them, with lines to them; on a
 * phone they have the numbers of the rows below.
 */
export function Deeds() {
  const t = useTranslations('TitleRegistry.deedTable');
  return (
    <figure className="space-y-2 sm:space-y-6 print:[zoom:0.75]">
      <div className="grid grid-cols-2 gap-4 md:gap-8 lg:max-w-5xl lg:gap-14">
        {(['before', 'after'] as const).map((deed) => (
          <div key={deed} className="flex flex-col justify-between gap-2 md:justify-start">
            <p className="font-medium text-brown-900">{t(deed)}</p>
            <div className="relative md:grid md:grid-cols-2 md:gap-x-8">
              <Drawing deed={deed} label={t(`drawing.${deed}`)} />
              <dl className="hidden md:contents">
                {aspects.map((aspect) => (
                  <Name key={aspect} aspect={aspect} deed={deed} />
                ))}
              </dl>
            </div>
            <dl className="hidden md:block">
              <Name aspect="dealings" deed={deed} />
            </dl>
          </div>
        ))}
      </div>
      <div className="md:hidden">
        <ul className="flex flex-wrap justify-between gap-x-2 text-[13px] leading-6">
          {aspects.map((aspect) => (
            <li key={aspect} className="flex gap-1">
              <AspectNumber of={aspect} /> {t(`rows.${aspect}.aspect`)}
            </li>
          ))}
        </ul>
        <FoldedOnPhone title={t('open')}>
          <DeedTable />
        </FoldedOnPhone>
      </div>
    </figure>
  );
}

/** What a part of a deed is: at the end of its line, where the drawing shows it. */
function Name({ aspect, deed }: { aspect: (typeof deedAspects)[number]; deed: Deed }) {
  const t = useTranslations('TitleRegistry.deedTable.rows');
  const beside =
    aspect === 'dealings'
      ? 'mt-2'
      : `absolute w-[calc(50%-1rem)] -translate-y-1/2 leading-snug ltr:start-0 ltr:text-end rtl:end-0 ${places[aspect].height}`;
  return (
    <div className={beside}>
      <dt className="text-sm text-stone-600">{t(`${aspect}.aspect`)}</dt>
      <dd className="font-medium text-brown-900 max-lg:text-sm">{t(`${aspect}.${deed}`)}</dd>
    </div>
  );
}

function Drawing({ deed, label }: { deed: Deed; label: string }) {
  const { ground, number, lines, seal, plan, parcel, state } = drawings[deed];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 240 300"
      strokeWidth="2"
      strokeLinejoin="round"
      className="w-full overflow-visible stroke-brown-700 md:ltr:col-start-2"
    >
      <path d={sheet} className={ground} />
      <path d="M90 30h100" strokeWidth="6" fill="none" className="stroke-brown-400" />
      <path d={number} strokeWidth="1.5" className="fill-white" />
      <path d={lines} strokeWidth="4" fill="none" className="stroke-brown-300" />
      {plan && <path d={plan} className="fill-brown-50" />}
      {parcel && <path d={parcel} className="fill-blue-300 stroke-blue-700" data-solid="" />}
      <g className="fill-none">{seal}</g>
      <g strokeWidth="3" strokeLinecap="round" className={`fill-white ${state.className}`}>
        <circle cx="32" cy="32" r="16" />
        <path d={state.path} fill="none" />
      </g>
      {aspects.map((aspect) => (
        <path
          key={aspect}
          d={places[aspect].line}
          strokeWidth="1.5"
          fill="none"
          className="stroke-stone-500 max-md:hidden"
        />
      ))}
      {aspects.map((aspect) => (
        <PartNumber key={aspect} of={aspect} />
      ))}
    </svg>
  );
}

/** On a phone: the number of the row below that tells of the part. */
function PartNumber({ of }: { of: DrawnAspect }) {
  const [x, y] = places[of].at;
  return (
    <g className="md:hidden">
      <circle cx={x} cy={y} r="16" className="fill-blue-700 stroke-white" data-solid="" />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        strokeWidth="0"
        className="fill-white text-[20px] font-bold"
      >
        {drawnAspects[of]}
      </text>
    </g>
  );
}
