import type { LandmarkKind } from '@/lib/site/maps/labels/landmarks';
import type { SheetLabel } from '@/lib/site/maps/labels/sheet-label';
import { unnamedOf } from '@/lib/site/maps/labels/sheet-landmarks';
import { landmarkInks, landmarkPictures } from '../signs/landmark-pictures';
import { part, shownAt } from './sheet-text';

function Sign({ kind }: { kind: LandmarkKind }) {
  return (
    <>
      <circle r="8.5" className={landmarkInks.disc} />
      <path
        d={landmarkPictures[kind]}
        fillRule="evenodd"
        stroke="none"
        className={landmarkInks.picture}
        data-solid=""
      />
    </>
  );
}

/** What people find their way by, each with a sign of its kind; its name is a label. */
export function LandmarkSigns({ labels }: { labels: readonly SheetLabel[] }) {
  return labels
    .filter(({ kind }) => kind === 'sign')
    .map(({ key, lines: [kind], x, y, tiers }) => (
      <svg
        key={key}
        aria-hidden="true"
        x={part(x)}
        y={part(y)}
        overflow="visible"
        {...shownAt(tiers)}
        data-landmark={key}
      >
        <Sign kind={kind as LandmarkKind} />
      </svg>
    ));
}

/** Below a map: the names of landmarks that have no room on it, at the widths where that is so. Hidden from assistive technology, as the map is. */
export function LandmarkNames({ labels }: { labels: readonly SheetLabel[] }) {
  const unnamed = unnamedOf(labels);
  if (unnamed.length === 0) return null;
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-stone-700">
      {unnamed.map(({ kind, name, tiers }) => (
        <li key={name} {...shownAt(tiers)} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="-10 -10 20 20" className="size-5 shrink-0">
            <Sign kind={kind} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
