import { latLng } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { WrittenName } from '../layers/map-layers';
import type { MapProps } from '../layers/map-types';
import type { Inks } from './map-inks';
import { NameCanvas, type Plate, placeOf, worded } from './map-names';
import { wordsIcon } from './words-icon';

interface Props extends Pick<MapProps, 'asked'> {
  names: readonly WrittenName[];
  inks: Inks;
  /** Whether what is announced stands beside its shape where it has no room in it. */
  isLed: boolean;
  /** What is chosen. */
  selected: string | null;
}

/** The names of districts: on their shapes where they have room; of what is chosen or asked for in any case. */
export function MapNames({ names, inks, isLed, asked, selected }: Props) {
  const map = useMap();
  const [canvas, setCanvas] = useState<NameCanvas | null>(null);
  useEffect(() => {
    if (names.length === 0) return;
    const made = new NameCanvas(map, names, inks.names, isLed);
    setCanvas(made);
    return () => {
      made.remove();
      setCanvas(null);
    };
  }, [map, names, inks, isLed]);
  // What was asked for keeps its name, whatever else is chosen.
  const wanted = [...new Set([selected, asked?.id])].join('\n');
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
  return plates.map((plate) => <PlateMarker key={plate.id} plate={plate} />);
}

/** Above all other marks, wherever they stand. */
const ABOVE = 10_000;

function PlateMarker({ plate: { text, at } }: { plate: Plate }) {
  const icon = useMemo(
    () =>
      wordsIcon(
        text,
        '-translate-x-1/2 -translate-y-1/2 border border-blue-700 bg-white px-1.5 text-[13px] leading-5 font-bold text-brown-900',
      ),
    [text],
  );
  return <Marker position={at} interactive={false} keyboard={false} zIndexOffset={ABOVE} icon={icon} />;
}
