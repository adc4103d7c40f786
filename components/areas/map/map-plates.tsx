import { latLng } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { Inks } from './map-inks';
import { type MapLayers, namesOf } from './map-layers';
import { NameCanvas, type Plate, placeOf, worded } from './map-names';
import type { MapProps } from './map-types';
import { wordsIcon } from './words-icon';

interface Props extends Pick<MapProps, 'locale' | 'asked'> {
  layers: MapLayers;
  inks: Inks;
  /** What is chosen, and what the pointer or the focus is on. */
  shown: readonly (string | null)[];
}

/** The names of the map of one area: on their shapes where they have room; of what is chosen or pointed at in any case. */
export function MapNames({ layers, locale, inks, asked, shown }: Props) {
  const map = useMap();
  const isNumbered = asked === undefined;
  const names = useMemo(() => namesOf(layers, locale, isNumbered), [layers, locale, isNumbered]);
  const [canvas, setCanvas] = useState<NameCanvas | null>(null);
  useEffect(() => {
    if (names.length === 0) return;
    const made = new NameCanvas(map, names, inks.names);
    setCanvas(made);
    return () => {
      made.remove();
      setCanvas(null);
    };
  }, [map, names, inks]);
  // What was asked for keeps its name, whatever else is chosen.
  const wanted = [...new Set([...shown, asked?.id])].join('\n');
  const plates = useMemo(
    () =>
      wanted.split('\n').flatMap((id): Plate[] => {
        const name = names.find((one) => one.id === id);
        const at = name && placeOf(map, name);
        if (name && at) return [{ id, text: worded(name), at }];
        return asked?.id === id && asked.at
          ? [{ id, text: asked.name, at: latLng(asked.at.lat, asked.at.lon) }]
          : [];
      }),
    [map, names, wanted, asked],
  );
  useEffect(() => canvas?.clearOf(plates), [canvas, plates]);
  return plates.map((plate) => (
    <PlateMarker key={plate.id} plate={plate} shift="-translate-x-1/2 -translate-y-1/2" />
  ));
}

/** Above all other marks, wherever they stand. */
const ABOVE = 10_000;

function PlateMarker({ plate: { text, at }, shift }: { plate: Omit<Plate, 'id'>; shift: string }) {
  const icon = useMemo(
    () =>
      wordsIcon(
        text,
        `${shift} border border-blue-700 bg-white px-1.5 text-[13px] leading-5 font-bold text-brown-900`,
      ),
    [text, shift],
  );
  return <Marker position={at} interactive={false} keyboard={false} zIndexOffset={ABOVE} icon={icon} />;
}

/** Parts of the map's width: nearer to its edge a plate stands to the other side. */
const EDGE = 0.25;
/** Pixels: nearer to the upper edge it stands below. */
const ABOVE_IT = 48;

/** The plate of a city beside its dot, within the map. */
export function CityPlate({ text, at }: Omit<Plate, 'id'>) {
  const map = useMap();
  const { x, y } = map.latLngToContainerPoint(at);
  const part = x / map.getSize().x;
  const sideways = part < EDGE ? '' : part > 1 - EDGE ? '-translate-x-full' : '-translate-x-1/2';
  const upwards = y < ABOVE_IT ? 'top-4' : '-top-4 -translate-y-full';
  return <PlateMarker plate={{ text, at }} shift={`${sideways} ${upwards}`} />;
}
