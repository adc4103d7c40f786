import type { DivIcon, Map as LeafletMap } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { landmarkInks, landmarkPictures } from '@/components/maps/signs/landmark-pictures';
import type { Locale } from '@/lib/i18n/locales';
import { isOneOfMany, isWhereItStands, type Landmark, landmarksIn } from '@/lib/site/maps/labels/landmarks';
import { holdsPoint, type Outline } from '@/lib/site/maps/labels/map-room';
import { boxAt, pointsOf } from '@/lib/site/maps/labels/sheet-leader';
import { itemOf, type MapLayers, ringsOf } from '../layers/map-layers';
import type { MapProps } from '../layers/map-types';
import type { CityGround } from './city-ground';
import { measureIn } from './label-places';
import { HALO, wordsIcon } from './words-icon';

/** From so near districts have their names; from farther away two landmarks of a city would lie on each other. */
const FROM = 11;
/** Likewise of those of which a city has many. */
const MANY_FROM = 13;

const SVG = 'http://www.w3.org/2000/svg';

function drawn(tag: 'svg' | 'circle' | 'path', attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Pixels of the letters of a name, from the middle of its sign to the edge of that, and of a line. */
const LETTERS = 13;
const SIGN = 9;
const LINE = 18;
/** Announced districts over whose edges the name of the best known landmark may reach. */
const MOST_CROSSED = 2;

/**
 * Whether the name of a landmark lies on the map, and within one shape or beside them all, else on none that is announced, as on a
 * drawing (`landmarkRooms`): across edges it would seem to name several. The best known one may reach over the edges of a few.
 */
function hasRoom(
  map: LeafletMap,
  [lon, lat]: Landmark['at'],
  wide: number,
  announced: readonly Outline[],
  mostCrossed: number,
) {
  const { x, y } = map.latLngToContainerPoint([lat, lon]);
  const box = boxAt(x, y + SIGN + LINE / 2, wide / 2, LINE);
  const size = map.getSize();
  if (box.left < 0 || box.right > size.x || box.bottom > size.y) return false;
  const points = pointsOf(box).map(([left, top]) => map.containerPointToLatLng([left, top]));
  const crossed = announced.filter((rings) => {
    const held = points.filter(({ lng, lat: level }) => holdsPoint(rings, [lng, level])).length;
    return held > 0 && held < points.length;
  });
  return crossed.length <= mostCrossed;
}

/** The outlines of what is announced, by this announcement or any other. */
function announcedIn(layers: MapLayers, grounds: readonly CityGround[]): Outline[] {
  const near = grounds.flatMap(({ districts }) =>
    districts.flatMap(({ feature, areas }) => (feature && areas.length > 0 ? [feature] : [])),
  );
  const own = layers.shapes.features.filter((shape) => {
    const { cover = 'around', isElsewhere = false } = layers.districts.get(itemOf(shape)) ?? {};
    return cover !== 'around' || isElsewhere;
  });
  return [...near, ...own].map(ringsOf);
}

/** A sign, with its name below it where that has room, as nodes that the names of districts keep clear of. */
function iconOf({ kind, name }: Landmark, locale: Locale, isNamed: boolean): DivIcon {
  const sign = drawn('svg', { viewBox: '-9 -9 18 18', class: 'mx-auto block size-4.5' });
  sign.append(
    drawn('circle', { r: '8.5', class: landmarkInks.disc }),
    drawn('path', { d: landmarkPictures[kind], 'fill-rule': 'evenodd', class: landmarkInks.picture }),
  );
  return wordsIcon(
    isNamed ? name[locale] : '',
    `-top-[9px] -translate-x-1/2 text-center text-[13px] leading-4.5 text-brown-700 ${HALO}`,
    { above: sign },
  );
}

interface Props extends Pick<MapProps, 'locale'> {
  layers: MapLayers;
  grounds: readonly CityGround[];
}

/** What people of a city find their way by, from near: as on the drawings. */
export function LandmarkMarks({ locale, layers, grounds }: Props) {
  const map = useMap();
  const outlineOf = (code: string) => {
    const near = grounds.flatMap(({ districts }) => districts).find((district) => district.code === code);
    const shape = near?.feature ?? layers.shapes.features.find((one) => itemOf(one) === code);
    return shape && ringsOf(shape);
  };
  const find = () => {
    const zoom = map.getZoom();
    if (zoom < FROM) return [];
    const view = map.getBounds();
    return landmarksIn({
      west: view.getWest(),
      south: view.getSouth(),
      east: view.getEast(),
      north: view.getNorth(),
    }).filter((landmark) => zoom >= MANY_FROM || !isOneOfMany(landmark));
  };
  const announced = useMemo(() => announcedIn(layers, grounds), [layers, grounds]);
  const named = () => {
    const measure = measureIn(map);
    return find()
      .filter((landmark) => isWhereItStands(landmark, outlineOf))
      .map((landmark, at) => ({
        landmark,
        isNamed: hasRoom(
          map,
          landmark.at,
          measure(landmark.name[locale], LETTERS),
          announced,
          at === 0 ? MOST_CROSSED : 0,
        ),
      }));
  };
  const [moves, setMoves] = useState(0);
  useMapEvents({ moveend: () => setMoves((count) => count + 1) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is asked for its zoom and its middle.
  const shown = useMemo(named, [map, locale, announced, moves]);
  return shown.map((one) => <LandmarkMark key={one.landmark.code} {...one} locale={locale} />);
}

function LandmarkMark({
  landmark,
  isNamed,
  locale,
}: { landmark: Landmark; isNamed: boolean } & Pick<MapProps, 'locale'>) {
  const icon = useMemo(() => iconOf(landmark, locale, isNamed), [landmark, locale, isNamed]);
  const [lon, lat] = landmark.at;
  return <Marker position={[lat, lon]} interactive={false} keyboard={false} icon={icon} />;
}
