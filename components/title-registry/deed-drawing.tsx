import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localeEntry } from '@/lib/i18n/locales';
import { PROPERTY_NUMBER } from '@/lib/site/specimen';
import { type DeedAspect, deedAspects } from './contents';
import { DealingsSign, RegistrySign, Seal, Signature, SquareCode } from './deed-signs';

export type Deed = 'before' | 'after';

/** Where the mark of each aspect stands on the sheets, and the line that leads from it to its name, which stands before them. */
const places = {
  state: { y: 26, line: 'M17 26H-24' },
  number: { y: 91, line: 'M13 91H-12V108H-24' },
  issuer: { y: 270, line: 'M17 270H-12V204H-24' },
  dealings: { y: 327, line: 'M17 327H-12V298H-24' },
} as const satisfies Record<DeedAspect, object>;

const WIDTH = 240;
/** A group of four digits, the gap behind it, and where the first begins. */
const GROUP = 45;
const GAP = 8;
const FIRST = 20;

/** Where a place stands that is so far from the sheet's start. */
function useFromStart() {
  const rightToLeft = localeEntry(useLocale()).direction === 'rtl';
  return (x: number, width = 0) => (rightToLeft ? WIDTH - x - width : x);
}

/**
 * A deed as a specimen: what stands where on it, in the words of the page, with a number that is evidently made up. It is turned
 * with the page.
 */
export function DeedDrawing({ deed }: { deed: Deed }) {
  const t = useTranslations('TitleRegistry.deedTable');
  const from = useFromStart();
  const isNew = deed === 'after';
  return (
    <svg
      role="img"
      aria-label={t(`drawing.${deed}`)}
      viewBox={`0 0 ${WIDTH} 350`}
      strokeWidth="2"
      strokeLinejoin="round"
      className="w-full overflow-visible stroke-brown-700 lg:col-start-2"
    >
      <g className="rtl:[transform:translateX(240px)_scaleX(-1)]">
        <Sheet isNew={isNew} />
        {isNew ? <NewParts /> : <EarlierParts />}
        <DealingsSign />
        {deedAspects.map((aspect) => (
          <path
            key={aspect}
            d={places[aspect].line}
            strokeWidth="1.5"
            className="fill-none stroke-stone-500 max-lg:hidden"
          />
        ))}
      </g>
      {isNew && <RegistrySign x={from(20, 40)} />}
      <State isNew={isNew} x={from(34)} />
      <Words isNew={isNew} />
      <Digits groups={isNew ? PROPERTY_NUMBER : PROPERTY_NUMBER.slice(0, 3)} />
      {deedAspects.map((aspect, at) => (
        <PartNumber key={aspect} x={from(-2)} y={places[aspect].y} number={at + 1} />
      ))}
    </svg>
  );
}

/** Paper with head and foot, a box for the number; the earlier one in an ornamental frame. */
function Sheet({ isNew }: { isNew: boolean }) {
  const band = isNew ? 'fill-brown-100' : 'fill-brown-200';
  return (
    <>
      <path d="M1 1h238v348H1Z" className={isNew ? 'fill-white' : 'fill-brown-50'} />
      <path d="M1 1h238v50H1ZM1 304h238v45H1Z" className={band} />
      {!isNew && (
        <>
          <path d="M6 56h228v243H6Z" strokeWidth="1" className="fill-none stroke-brown-500" />
          <path
            d="M6 51l5 5-5 5-5-5ZM234 51l5 5-5 5-5-5ZM6 294l5 5-5 5-5-5ZM234 294l5 5-5 5-5-5Z"
            className="fill-brown-500 stroke-none"
            data-solid=""
          />
        </>
      )}
      <path d="M14 78h212v26H14Z" strokeWidth="1.5" className="fill-white stroke-brown-500" />
    </>
  );
}

const written = 'fill-none stroke-brown-300';

function EarlierParts() {
  return (
    <>
      <path d="M98 130h124M98 153h84" strokeWidth="5" className={written} />
      <path d="M18 180h204M18 196h204M18 212h204M18 228h132" strokeWidth="3" className={written} />
      <Seal />
      <Signature />
    </>
  );
}

/** The plan with its plots along streets, one of them marked, and the code. */
function NewParts() {
  return (
    <>
      <path d="M14 114h212v86H14Z" strokeWidth="1" className="fill-brown-50 stroke-brown-500" />
      <path
        d="M19 118h28v42h-28ZM47 118h28v42h-28ZM158 118h32v42h-32ZM190 118h31v42h-31ZM19 171h34v25h-34ZM53 171h22v25h-22ZM86 171h36v25h-36ZM122 171h36v25h-36ZM158 171h32v25h-32ZM190 171h31v25h-31Z"
        strokeWidth="1.5"
        className="fill-white stroke-brown-500"
      />
      <path d="M19 165.5h202M80.5 118v78" strokeWidth="1" strokeDasharray="5 4" className={written} />
      <path d="M86 118h72v42H86Z" className="fill-blue-100 stroke-blue-700" />
      <path
        d="M83 115h6v6h-6ZM155 115h6v6h-6ZM83 157h6v6h-6ZM155 157h6v6h-6Z"
        className="fill-blue-700 stroke-none"
        data-solid=""
      />
      <path d="M98 214h124M98 237h70" strokeWidth="5" className={written} />
      <path d="M72 262h96M72 278h64" strokeWidth="3" className={written} />
      <SquareCode />
    </>
  );
}

/** Cancelled or in force. */
function State({ isNew, x }: { isNew: boolean; x: number }) {
  return (
    <g
      transform={`translate(${x} 26)`}
      strokeWidth="3"
      strokeLinecap="round"
      className={`fill-white ${isNew ? 'stroke-green-700' : 'stroke-stone-600'}`}
    >
      <circle r="14" />
      <path d={isNew ? 'm-7 0 5 6 9-11' : 'M-7 7 7-7'} fill="none" />
    </g>
  );
}

function Words({ isNew }: { isNew: boolean }) {
  const t = useTranslations('TitleRegistry.deedTable.sheet');
  const first = isNew ? 214 : 130;
  return (
    <>
      <Word x={56} y={26} bold>
        {t('heading')}
      </Word>
      <Word x={18} y={66}>
        {t(isNew ? 'propertyNumber' : 'deedNumber')}
      </Word>
      <Word x={18} y={first}>
        {t('owner')}
      </Word>
      <Word x={18} y={first + 23}>
        {t(isNew ? 'area' : 'plot')}
      </Word>
      {isNew && (
        <Word x={122} y={140} bold middle>
          {t('plot')}
        </Word>
      )}
      <Word x={56} y={327}>
        {t('dealings')}
      </Word>
    </>
  );
}

interface WordProps {
  x: number;
  y: number;
  bold?: boolean;
  middle?: boolean;
  children: ReactNode;
}

/** Letters of 12 px at least: where the drawing is small they are larger in it. */
function Word({ x, y, bold, middle, children }: WordProps) {
  const from = useFromStart();
  return (
    <text
      x={from(x)}
      y={y}
      stroke="none"
      textAnchor={middle ? 'middle' : 'start'}
      dominantBaseline="central"
      className={`fill-brown-900 text-[19px] sm:text-[13.5px] ${bold ? 'font-bold' : ''}`}
    >
      {children}
    </text>
  );
}

/** The digits of a number in groups of four, in one row that begins where the words do. */
function Digits({ groups }: { groups: readonly string[] }) {
  const from = useFromStart();
  const width = groups.length * (GROUP + GAP) - GAP;
  const start = from(FIRST, width);
  return groups.map((digits, at) => (
    <text
      key={digits}
      x={start + at * (GROUP + GAP)}
      y="91"
      direction="ltr"
      stroke="none"
      textLength={GROUP}
      dominantBaseline="central"
      className="fill-brown-900 text-[19px] font-medium tabular-nums"
    >
      {digits}
    </text>
  ));
}

/** Where the parts are not named beside the sheet: the number of the row below that tells of one, on the sheet's edge. */
function PartNumber({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g data-part="" className="lg:hidden">
      <circle cx={x} cy={y} r="14" className="fill-blue-700 stroke-white" data-solid="" />
      <text
        x={x}
        y={y}
        stroke="none"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-white text-[19px] font-bold forced-colors:fill-[Canvas]"
      >
        {number}
      </text>
    </g>
  );
}
