import { Town } from '@/components/ui/town';
import { cropAround, ground } from '@/lib/site/views/regions-picture';

const id = (shape: string) => `map-${shape}`;

/** What the pictures of a page are made of, once: each shows a part of it (PostPicture). */
export function PictureGround() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <path id={id('land')} d={ground.land} />
        <path id={id('borders')} d={ground.borders} vectorEffect="non-scaling-stroke" />
        <g id={id('regions')}>
          {ground.regions.map(({ region, d }) => (
            <path key={region} id={id(region)} d={d} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      </defs>
    </svg>
  );
}

interface Props {
  /** The regions that the post is about; where it names none, it has a picture of the town. */
  regions: readonly string[];
  className: string;
}

/** Where a post is about: the regions that it names, among the others. Decoration; the text names them. */
export function PostPicture({ regions, className }: Props) {
  const crop = cropAround(regions);
  if (crop === null)
    return (
      <div className={`on-dark relative overflow-hidden bg-brown-900 ${className}`}>
        <Town view="near" className="absolute inset-0 size-full" />
      </div>
    );
  return (
    <svg
      aria-hidden="true"
      viewBox={crop}
      direction="ltr"
      strokeLinejoin="round"
      className={`block overflow-hidden bg-sea print:hidden ${className}`}
    >
      <use href={`#${id('land')}`} className="fill-land forced-colors:fill-[Canvas]" />
      <use href={`#${id('borders')}`} fill="none" strokeWidth="1.25" className="stroke-white" />
      <use
        href={`#${id('regions')}`}
        className="fill-tint-1 stroke-white contrast-more:stroke-brown-600 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        strokeWidth="1.25"
      />
      {regions.map((region) => (
        <use
          key={region}
          href={`#${id(region)}`}
          className="fill-blue-600 stroke-white forced-colors:fill-[Highlight]"
          strokeWidth="1.25"
        />
      ))}
    </svg>
  );
}
