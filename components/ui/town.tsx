import town from './town.svg';

/** What is shown of the drawing: all of it, what lies around the parcel that is lit, or a corner as high as it is wide. */
const views = { wide: '0 0 1600 420', near: '100 84 1095 292', corner: '430 120 440 300' } as const;

/** The drawing keeps whole numbers: its unit is two thirds of one here. */
const UNIT = 'scale(.66667)';

interface Props {
  view: keyof typeof views;
  className: string;
}

/**
 * A town from above, drawn as the plan that the registry keeps of it: streets, plots, houses around their courts, a wadi and a
 * mosque, and one parcel lit, with its survey marks and the boxes of its number. Decoration. The town is one cached file in
 * the colours of where it lies (app/drawings.css); it is turned with the page, so that the parcel lies beside the question.
 */
export function Town({ view, className }: Props) {
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
        <LitParcel />
      </g>
    </svg>
  );
}

/** Its corners, and the middle from which its number stands up. */
const CORNERS = 'M837 433h14v14h-14zM983 403h14v14h-14zM1040 490h14v14h-14zM893 520h14v14h-14z';
const BOXES = Array.from({ length: 16 }, (_, index) => `M${-108 + index * 13.6} -96h7.6v15h-7.6z`).join('');

function LitParcel() {
  return (
    <g className="town-lit" data-solid="">
      <path d="M844 440l146-30l57 87l-147 30z" />
      <path d={CORNERS} className="town-corners" />
      <g transform="translate(945 468)" className="town-number">
        <path d="M0 0v-72M-114-105h228v33h-228z" className="town-plate" />
        <path d={BOXES} />
      </g>
    </g>
  );
}
