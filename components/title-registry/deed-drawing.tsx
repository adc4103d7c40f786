import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DEED_NUMBER, PROPERTY_NUMBER } from '@/components/ui/specimen-numbers';
import { localeEntry } from '@/lib/i18n/locales';
import { type DeedAspect, deedAspects } from './contents';
import { DealingsSign, RegistrySign, Seal, Signature, SquareCode } from './deed-signs';

export type Deed = 'before' | 'after';

/** Where the mark of each aspect stands on the sheets, and the line that leads from it to its name, which stands before them. */
const places = {
  state: { y: 24, line: 'M18 24H-24' },
  number: { y: 91, line: 'M13 91H-12V104H-24' },
  issuer: { y: 259, line: 'M17 259H-12V192H-24' },
  dealings: { y: 309, line: 'M18 309H-12V280H-24' },
} as const satisfies Record<DeedAspect, object>;

const WIDTH = 240;
/** A group of four digits, the gap behind it, and where the first begins. */
const GROUP = 44;
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
      viewBox={`0 0 ${WIDTH} 330`}
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
      <Digits groups={isNew ? PROPERTY_NUMBER : DEED_NUMBER} />
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
      <path d="M1 1h238v328H1Z" className={isNew ? 'fill-white' : 'fill-brown-50'} />
      <path d="M1 1h238v46H1ZM1 288h238v41H1Z" className={band} />
      {!isNew && (
        <>
          <path d="M6 52h228v231H6Z" strokeWidth="1" className="fill-none stroke-brown-500" />
          <path
            d="M6 47l5 5-5 5-5-5ZM234 47l5 5-5 5-5-5ZM6 278l5 5-5 5-5-5ZM234 278l5 5-5 5-5-5Z"
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
      <path d="M98 124h124M98 146h84" strokeWidth="5" className={written} />
      <path d="M18 170h204M18 186h204M18 202h204M18 218h132" strokeWidth="3" className={written} />
      <Seal />
      <Signature />
    </>
  );
}

/** The plan with its plots along streets, one of them marked, and the code. */
function NewParts() {
  return (
    <>
      <path d="M14 110h212v78H14Z" strokeWidth="1" className="fill-brown-50 stroke-brown-500" />
      <path
        d="M19 114h28v38h-28ZM47 114h28v38h-28ZM158 114h32v38h-32ZM190 114h31v38h-31ZM19 162h34v22h-34ZM53 162h22v22h-22ZM86 162h36v22h-36ZM122 162h36v22h-36ZM158 162h32v22h-32ZM190 162h31v22h-31Z"
        strokeWidth="1.5"
        className="fill-white stroke-brown-500"
      />
      <path d="M19 157h202M80.5 114v70" strokeWidth="1" strokeDasharray="5 4" className={written} />
      <path d="M86 114h72v38H86Z" className="fill-blue-100 stroke-blue-700" />
      <path
        d="M83 111h6v6h-6ZM155 111h6v6h-6ZM83 149h6v6h-6ZM155 149h6v6h-6Z"
        className="fill-blue-700 stroke-none"
        data-solid=""
      />
      <path d="M98 203h124M98 224h70" strokeWidth="5" className={written} />
      <path d="M72 251h96M72 267h64" strokeWidth="3" className={written} />
      <SquareCode />
    </>
  );
}

/** Cancelled or in force. */
function State({ isNew, x }: { isNew: boolean; x: number }) {
  return (
    <g
      transform={`translate(${x} 24)`}
      strokeWidth="3"
      strokeLinecap="round"
      className={`fill-white ${isNew ? 'stroke-green-700' : 'stroke-stone-600'}`}
    >
      <circle r="13" />
      <path d={isNew ? 'm-7 0 5 6 9-11' : 'M-7 7 7-7'} fill="none" />
    </g>
  );
}

function Words({ isNew }: { isNew: boolean }) {
  const name = useTranslations('TitleRegistry.deedTable');
  const t = useTranslations('TitleRegistry.deedTable.sheet');
  const first = isNew ? 203 : 124;
  return (
    <>
      <Word x={56} y={24} bold>
        {name(isNew ? 'after' : 'before')}
      </Word>
      <Word x={18} y={66}>
        {t(isNew ? 'propertyNumber' : 'deedNumber')}
      </Word>
      <Word x={18} y={first}>
        {t('owner')}
      </Word>
      <Word x={18} y={first + (isNew ? 21 : 22)}>
        {t(isNew ? 'area' : 'plot')}
      </Word>
      {isNew && (
        <Word x={122} y={133} bold anchor="middle">
          {t('plot')}
        </Word>
      )}
      <Word x={56} y={309}>
        {t('dealings')}
      </Word>
      <Word x={226} y={309} anchor="end">
        {t('specimen')}
      </Word>
    </>
  );
}

interface WordProps {
  x: number;
  y: number;
  bold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}

/** Letters of 12 px at least: where the drawing is small they are larger in it. */
function Word({ x, y, bold, anchor = 'start', children }: WordProps) {
  const from = useFromStart();
  return (
    <text
      x={from(x)}
      y={y}
      stroke="none"
      textAnchor={anchor}
      dominantBaseline="central"
      className={`fill-brown-900 text-[15.5px] sm:text-[13.5px] ${bold ? 'font-bold' : ''}`}
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
      <circle cx={x} cy={y} r="14" className="fill-blue-700 stroke-white" />
      <text
        x={x}
        y={y}
        stroke="none"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-white text-[19px] font-bold"
      >
        {number}
      </text>
    </g>
  );
}
