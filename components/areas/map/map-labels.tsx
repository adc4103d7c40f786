import { Fragment } from 'react';
import { Marker, Polyline, useMap } from 'react-leaflet';
import type { Locale } from '@/lib/i18n/locales';
import type { AreaMapData } from '@/lib/site/views/area-map';
import { aroundPlaces, type LabelSpot, labelPlaces, WIDE_MAP, WIDEST_MAP } from '@/lib/site/views/map-labels';
import type { MapTexts } from './map-types';
import { CITIES_NAMED, useIsCloser } from './use-is-closer';
import { HALO, wordsIcon } from './words-icon';

interface Props {
  names: AreaMapData['names'];
  locale: Locale;
  texts: MapTexts;
  /** Colour of the lines. */
  line: string;
}

const shifts = { start: '', middle: '-translate-x-1/2', end: '-translate-x-full' } as const;

const at = ([lon, lat]: readonly [number, number]): [number, number] => [lat, lon];

/** From a name to what it names; it ends in no dot, which would be taken for a city. */
function Leader({ line, colour }: { line: NonNullable<LabelSpot['line']>; colour: string }) {
  return <Polyline positions={line.map(at)} interactive={false} pathOptions={{ color: colour, weight: 1 }} />;
}

/** The names of the regions, where the drawing has them. */
export function MapLabels({ names, locale, texts, line }: Props) {
  const isClose = useIsCloser(CITIES_NAMED);
  const width = useMap().getSize().x;
  const isWide = width >= WIDE_MAP;
  if (isClose) return null;
  const seen = aroundPlaces.filter(({ isSmall }) => isWide || !isSmall);
  const around = seen.map(({ key, at: own, wide, line: leader }) => {
    const icon = wordsIcon(
      texts.around[key],
      `hidden -translate-y-1/2 text-[12px] text-stone-600 @md:block ${leader ? '' : shifts.middle}`,
    );
    return (
      <Fragment key={key}>
        <Marker position={at((isWide && wide) || own)} interactive={false} keyboard={false} icon={icon} />
        {leader && <Leader line={leader} colour={line} />}
      </Fragment>
    );
  });
  const regions = names.map(({ code, name }) => {
    const known = labelPlaces.get(code);
    const inRegion = width >= WIDEST_MAP && !known?.widest?.onDrawingAlone && known?.widest;
    const spot = inRegion || (isWide && known?.wide) || (!isWide && known?.onMap) || known;
    if (spot === undefined) return null;
    const icon = wordsIcon(
      name[locale],
      `-translate-y-1/2 text-[12px] font-medium sm:text-[14px] text-brown-900 ${HALO} ${shifts[spot.anchor]}`,
    );
    return (
      <Fragment key={code}>
        <Marker position={at(spot.at)} interactive={false} keyboard={false} icon={icon} />
        {spot.line && <Leader line={[spot.line[0], known?.endOnMap ?? spot.line[1]]} colour={line} />}
      </Fragment>
    );
  });
  return [...regions, ...around];
}
