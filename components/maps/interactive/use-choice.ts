import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { goTo } from './canvas/map-view';
import { type Chosen, type Shown, saidOf } from './layers/map-told';
import type { MapProps } from './layers/map-types';
import { useMarked } from './use-marked';

/** Who puts a card away goes on where it was chosen. */
function focusRow(id: string, map: LeafletMap | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-item], [data-district][role]')];
  const row = rows.find(({ dataset }) => dataset.item === id || dataset.district === id);
  (row ?? map?.getContainer().closest<HTMLElement>('section'))?.focus({ preventScroll: true });
}

/**
 * What the pointer or the focus is on and what is chosen, on the map or in a list beside it, and what is said of that.
 * @param onPress before something else is chosen
 */
export function useChoice(map: LeafletMap | null, shown: Shown, props: MapProps, onPress: () => void) {
  const { locale, asked } = props;
  const [marked, mark] = useMarked(locale);
  // What was asked for is told by the page itself; what is chosen here has the card.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [selected, select] = useState<string | null>(asked?.id ?? null);
  const [said, say] = useState('');
  const press = (one: Chosen) => {
    onPress();
    select(one.id);
    setChosen(one);
    say(saidOf(one.id, shown, props));
  };
  const choose = (id: string) => {
    press({ id });
    if (map === null) return;
    goTo(map, shown.layers, id);
    // Below it on a phone, a list has left it out of sight.
    map.getContainer().scrollIntoView({ block: 'nearest' });
  };
  const unchoose = () => {
    if (chosen !== null) focusRow(chosen.id, map);
    setChosen(null);
    select(null);
    // The row that has the focus now is not what one looks for.
    mark(null);
    say('');
  };
  return { marked, mark, chosen, selected, said, press, choose, unchoose };
}
