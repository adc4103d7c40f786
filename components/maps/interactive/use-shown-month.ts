import { useMemo, useState } from 'react';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { areasOn } from '@/lib/site/maps/interactive/map-days';
import { dotsOf } from './layers/map-cities';
import type { MapLayers } from './layers/map-layers';
import { monthsTo, toldOfMonth } from './layers/map-months';
import type { MapProps } from './layers/map-types';

/** The month that the map shows, to begin with the current one, and how announcements stood at its end; of the current one today. */
export function useShownMonth(layers: MapLayers, words: Pick<MapProps, 'texts' | 'locale'>) {
  const today = riyadhDate();
  const months = useMemo(() => monthsTo(today), [today]);
  const [shown, show] = useState(months.length - 1);
  const day = shown === months.length - 1 ? today : `${months[shown]}-31`;
  const { states, counts, totals } = useMemo(
    () => areasOn(layers.areas, day, day === today),
    [layers, day, today],
  );
  const dots = useMemo(() => dotsOf(layers, states), [layers, states]);
  const told = toldOfMonth(months[shown] ?? '', totals, words);
  return { months, shown, show, told, states, counts, dots, isToday: day === today };
}
