import { PROPERTY_NUMBER } from './specimen-numbers';
import town from './town.svg';

/** What is shown of the drawing: all of it, or what lies around the parcel that is lit. */
const views = { wide: '0 0 1600 420', near: '40 80 1216 324.7' } as const;

/** The drawing keeps whole numbers: its unit is two thirds of one here. */
const UNIT = 'scale(.66667)';

interface Props {
  view: keyof typeof views;
  className: string;
  /** What the number of the lit parcel is called; without it the drawing is too small for the number. */
  caption?: string;
}

/**
 * A town from above, drawn as the plan that the registry keeps of it: streets, plots, houses around their courts, a wadi and a
 * mosque, and one parcel lit, with its survey marks and a number that is evidently made up. Decoration. The town is one cached file in
 * the colours of where it lies (app/drawings.css); it is turned with the page, so that the parcel lies beside the question.
 */
export function Town({ view, className, caption }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={views[view]}
      preserveAspectRatio="xMidYMax slice"
      data-view={view}
      className={`town no-print rtl:-scale-x-100 ${className}`}
    >
      <g transform={UNIT}>
        <use href={`${town.src}#town`} />
        <LitParcel caption={caption} />
      </g>
    </svg>
  );
}

/** The corners of the parcel that is lit. */
const CORNERS = 'M837 433h14v14h-14zM983 403h14v14h-14zM1040 490h14v14h-14zM893 520h14v14h-14z';
/** A group of four digits with the gap behind it. */
const GROUP = 62;
const STEP = 76;

function LitParcel({ caption }: Pick<Props, 'caption'>) {
  return (
    <g className="town-lit" data-solid="">
      <path d="M844 440l146-30l57 87l-147 30z" />
      <path d={CORNERS} className="town-corners" />
      {caption && <ParcelNumber transform="translate(945 468)" caption={caption} />}
    </g>
  );
}

interface NumberProps {
  /** From where its line leads to the plate. */
  transform: string;
  caption: string;
}

/** The number on a plate below the parcel, over plots without houses, under what it is called: without that it could be any number. */
function ParcelNumber({ transform, caption }: NumberProps) {
  return (
    <g transform={transform} className="town-number">
      <path d="M0 0v70" className="town-plate" />
      <g transform="translate(16 143)">
        <path d="M-162-74h324v74h-324z" className="town-plate" />
        {/* The drawing is turned with the page, its digits are not. */}
        <g className="town-digits rtl:-scale-x-100">
          <text y="-53" textAnchor="middle" dominantBaseline="central" className="town-caption">
            {caption}
          </text>
          {PROPERTY_NUMBER.map((digits, at) => (
            <text
              key={digits}
              x={-145 + at * STEP}
              y="-21"
              direction="ltr"
              textLength={GROUP}
              dominantBaseline="central"
            >
              {digits}
            </text>
          ))}
        </g>
      </g>
    </g>
  );
}

/** The same plate in another drawing. */
export function PlacedNumber({ className, ...plate }: NumberProps & { className: string }) {
  return (
    <g className={`town-lit ${className}`} data-solid="">
      <ParcelNumber {...plate} />
    </g>
  );
}
