import type { DivIcon } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { landmarkInks, landmarkPictures } from '@/components/maps/signs/landmark-pictures';
import { isOneOfMany, isWhereItStands, type Landmark, landmarksIn } from '@/lib/site/maps/labels/landmarks';
import { itemOf, type MapLayers, ringsOf } from '../layers/map-layers';
import type { MapProps } from '../layers/map-types';
import type { CityGround } from './city-ground';
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

/** A sign with its name below it, as nodes that the names of districts keep clear of. */
function iconOf({ kind, name }: Landmark, locale: MapProps['locale']): DivIcon {
  const sign = drawn('svg', { viewBox: '-9 -9 18 18', class: 'mx-auto block size-4.5' });
  sign.append(
    drawn('circle', { r: '8.5', class: landmarkInks.disc }),
    drawn('path', { d: landmarkPictures[kind], 'fill-rule': 'evenodd', class: landmarkInks.picture }),
  );
  return wordsIcon(
    name[locale],
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
  const [shown, setShown] = useState(find);
  useMapEvents({ moveend: () => setShown(find()) });
  return shown
    .filter((landmark) => isWhereItStands(landmark, outlineOf))
    .map((landmark) => <LandmarkMark key={landmark.code} {...{ landmark, locale }} />);
}

function LandmarkMark({ landmark, locale }: { landmark: Landmark } & Pick<MapProps, 'locale'>) {
  const icon = useMemo(() => iconOf(landmark, locale), [landmark, locale]);
  const [lon, lat] = landmark.at;
  return <Marker position={[lat, lon]} interactive={false} keyboard={false} icon={icon} />;
}
