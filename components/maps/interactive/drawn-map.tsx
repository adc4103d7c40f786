import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { areasOn } from '@/lib/site/maps/interactive/map-days';
import { useCityGrounds, useDrawnGrounds } from './canvas/city-ground';
import { aroundHome, MapCanvas } from './canvas/map-canvas';
import { middlesOf, sightsOf } from './canvas/map-closer';
import { goTo } from './canvas/map-view';
import { useInks } from './canvas/use-inks';
import { useIsByRegion } from './canvas/use-is-closer';
import { cityId, dotsOf, rowsOf } from './layers/map-cities';
import {
  beyondHome,
  boundsOf,
  COUNTRY,
  COUNTRY_NARROW,
  homeOf,
  itemsOf,
  type MapLayers,
  statesOf,
} from './layers/map-layers';
import { monthsTo, toldOfMonth } from './layers/map-months';
import { type Chosen, saidOf } from './layers/map-told';
import type { MapProps } from './layers/map-types';
import { MapCard } from './panels/map-card';
import { DotKey, MapLegend } from './panels/map-legend';
import { MapSide } from './panels/map-side';
import { MapMonth, MapTimeline } from './panels/map-timeline';
import { MapToolbar } from './panels/map-toolbar';
import { useMarked } from './use-marked';
import { useRows } from './use-rows';

interface Props extends MapProps {
  layers: MapLayers;
}

/** Where the map was is less now: who put it away keeps the button in view. */
function keepPressedInView() {
  const pressed = document.activeElement;
  if (pressed instanceof HTMLButtonElement) pressed.scrollIntoView({ block: 'nearest' });
}

/** The country, on a phone without the room beside it that names have on a wide map. */
const country = () => (matchMedia('(width < 30rem)').matches ? COUNTRY_NARROW : COUNTRY);

/** Who puts a card away goes on where it was chosen. */
function focusRow(id: string, map: LeafletMap | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-item], [data-district][tabindex]')];
  const row = rows.find(({ dataset }) => dataset.item === id || dataset.district === id);
  (row ?? map?.getContainer().closest<HTMLElement>('section'))?.focus({ preventScroll: true });
}

/** The map itself: one canvas for all shapes, and beside it their list, what moves the map, and the months. */
export function DrawnMap({ layers, ...props }: Props) {
  const { texts, locale, region, area, asked } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  // Whoever asked for it has it before the eyes, and goes on from there by keyboard.
  useEffect(() => {
    const frame = map?.getContainer().closest('section');
    frame?.focus({ preventScroll: true });
    frame?.scrollIntoView({ block: 'nearest' });
  }, [map]);
  useEffect(() => keepPressedInView, []);
  const inks = useInks();
  const today = riyadhDate();
  const months = useMemo(() => monthsTo(today), [today]);
  const [shown, setShown] = useState(months.length - 1);
  const day = shown === months.length - 1 ? today : `${months[shown]}-31`;
  const { states, counts, totals } = useMemo(
    () => areasOn(layers.areas, day, day === today),
    [layers, day, today],
  );
  const grounds = useCityGrounds(map, layers, locale);
  useDrawnGrounds(map, grounds, { layers, states, inks });
  const middles = useMemo(() => middlesOf(layers), [layers]);
  const sights = useMemo(
    () => (area === undefined ? sightsOf(layers, states, middles, grounds) : null),
    [layers, states, middles, grounds, area],
  );
  const [playing, play] = useState(false);
  const [marked, mark] = useMarked(locale);
  // What was asked for is told by the page itself; what is chosen here has the card.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [selected, select] = useState<string | null>(asked?.id ?? null);
  const [said, say] = useState('');
  const home = (area ? homeOf(layers, asked) : region && boundsOf(layers.regions, region)) || country();
  const items = useMemo(
    () => itemsOf(layers, states, { locale, asked, texts }),
    [layers, states, locale, asked, texts],
  );
  const dots = useMemo(() => dotsOf(layers, states), [layers, states]);
  const cities = useMemo(
    () =>
      dots.map(({ city, state, count }) => ({
        id: cityId(city.code),
        name: city.name[locale],
        sign: state,
        count,
      })),
    [dots, locale],
  );
  const told = { layers, states, dots, isToday: day === today };
  const month = toldOfMonth(months[shown] ?? '', totals, props);
  const all = area !== undefined && asked === undefined ? beyondHome(layers, home) : null;
  // What is chosen is told of today; the months do not run on beneath it.
  const press = (one: Chosen) => {
    play(false);
    select(one.id);
    setChosen(one);
    say(saidOf(one.id, told, props));
  };
  const choose = (id: string) => {
    press({ id });
    if (map === null) return;
    goTo(map, layers, id);
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
  // The page of an area has its own list, with the numbers of the shapes.
  const isListed = area !== undefined && asked === undefined;
  useRows({ active: isListed && map !== null, selected, marked, onMark: mark, onChoose: choose });
  // The one area of a month has the place of those that come.
  const hasList = items.length > (area === undefined ? 0 : 1) && !isListed;
  const isCountry = area === undefined;
  const isByRegion = useIsByRegion(map) && isCountry;
  return (
    <div className={`@container mt-3 ${isCountry ? '-mx-4 md:-mx-5' : ''}`}>
      <div
        className={
          hasList && !asked
            ? `grid ${isCountry ? '' : 'gap-3'} @3xl:grid-cols-[minmax(0,1fr)_16rem] @5xl:grid-cols-[minmax(0,1fr)_20rem]`
            : ''
        }
      >
        <div className="min-w-0">
          <MapCanvas
            {...props}
            {...{ layers, inks, states, counts, dots, grounds, home, sights, setMap }}
            shown={[selected, marked]}
            pressed={chosen?.at}
            onMark={mark}
            onPress={press}
            onChoose={choose}
            card={
              map && (
                <MapCard
                  {...{ map, grounds, chosen, marked, texts, locale, area }}
                  shown={told}
                  onUnchoose={unchoose}
                >
                  {isByRegion ? props.steps : isCountry && <DotKey texts={texts} className="@xl:hidden" />}
                  <p>{isByRegion ? texts.chooseRegion : isCountry ? texts.choose : texts.chooseDistrict}</p>
                </MapCard>
              )
            }
          >
            {map && (
              <MapToolbar
                {...{ map, home, texts, locale, sights }}
                around={aroundHome(props, layers)}
                told={isCountry && <MapMonth told={month} texts={texts} />}
                all={all}
              >
                {isByRegion ? (
                  <span className="text-sm text-stone-700">{texts.regionKey}</span>
                ) : (
                  // On a wide map its legend is near.
                  isCountry && <DotKey texts={texts} className="@max-xl:hidden @3xl:hidden" />
                )}
              </MapToolbar>
            )}
            {isCountry && (
              <MapTimeline
                {...{ months, shown, playing, texts, locale }}
                told={month}
                onShow={setShown}
                onPlay={play}
              />
            )}
          </MapCanvas>
        </div>
        {hasList && (
          <MapSide
            {...{ items, cities, texts, selected, asked, onMark: mark, onChoose: choose }}
            isOfOne={!isCountry}
            marked={rowsOf(layers, marked)}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {/* The page of one area explains its signs above, with its own drawings. */}
      {isCountry && !isByRegion && (
        <div className="mt-2 flex flex-wrap gap-x-8 gap-y-1.5 px-4 md:px-5">
          {props.steps}
          {map && <MapLegend {...{ map, texts }} states={statesOf(states)} most={dots[0]?.count ?? 0} />}
        </div>
      )}
    </div>
  );
}
