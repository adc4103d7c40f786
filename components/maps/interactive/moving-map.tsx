import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ShownStates } from '@/lib/site/maps/interactive/map-days';
import { type CityGround, useCityGrounds, useDrawnGrounds } from './canvas/city-ground';
import { aroundHome, MapCanvas } from './canvas/map-canvas';
import { middlesOf, type Sights, sightsOf } from './canvas/map-closer';
import { useInks } from './canvas/use-inks';
import { useIsByRegion } from './canvas/use-is-closer';
import { type CityDot, cityId, rowsOf } from './layers/map-cities';
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
import type { MapItem, MapProps } from './layers/map-types';
import { MapCard } from './panels/map-card';
import { MapLegend, SignList } from './panels/map-legend';
import { MapSide } from './panels/map-side';
import { MapMonth, MapTimeline } from './panels/map-timeline';
import { MapToolbar } from './panels/map-toolbar';
import { useChoice } from './use-choice';
import { useRows } from './use-rows';
import { useShownMonth } from './use-shown-month';

interface Props extends MapProps {
  layers: MapLayers;
}

/** Where the map was is less now: who put it away keeps the button in view. */
function keepPressedInView() {
  const pressed = document.activeElement;
  if (pressed instanceof HTMLButtonElement) pressed.scrollIntoView({ block: 'nearest' });
}

/** Whoever asked for the map has it before the eyes, and goes on from there by keyboard. */
function useBeforeTheEyes(map: LeafletMap | null): void {
  useEffect(() => {
    const frame = map?.getContainer().closest('section');
    frame?.focus({ preventScroll: true });
    frame?.scrollIntoView({ block: 'nearest' });
  }, [map]);
  useEffect(() => keepPressedInView, []);
}

/** The country, on a phone without the room beside it that names have on a wide map. */
const country = () => (matchMedia('(width < 30rem)').matches ? COUNTRY_NARROW : COUNTRY);

const isOfCountry = ({ area }: Pick<MapProps, 'area'>): boolean => area === undefined;
/** The page of an area has its own list, with the numbers of the shapes. */
const isListed = ({ area, asked }: Pick<MapProps, 'area' | 'asked'>): boolean =>
  area !== undefined && asked === undefined;

/** What there is to look at from near on the map of the country. */
function useSights(
  { layers, area }: Props,
  states: ShownStates,
  grounds: readonly CityGround[],
): Sights | null {
  const middles = useMemo(() => middlesOf(layers), [layers]);
  return useMemo(
    () => (area === undefined ? sightsOf(layers, states, middles, grounds) : null),
    [layers, states, middles, grounds, area],
  );
}

/** The lists beside the map: announcements, or the districts of the one that it shows, and the cities. */
function useLists({ layers, locale, asked, texts }: Props, states: ShownStates, dots: readonly CityDot[]) {
  const items = useMemo(
    () => itemsOf(layers, states, { locale, asked, texts }),
    [layers, states, locale, asked, texts],
  );
  const cities = useMemo(
    () =>
      dots.map(
        ({ city, state, count }): MapItem => ({
          id: cityId(city.code),
          name: city.name[locale],
          sign: state,
          count,
        }),
      ),
    [dots, locale],
  );
  return { items, cities };
}

/** The map itself: one canvas for all shapes, and beside it their list, what moves the map, and the months. */
export function MovingMap(props: Props) {
  const { layers, texts, locale, region, area, asked } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  useBeforeTheEyes(map);
  const inks = useInks();
  const month = useShownMonth(layers, props);
  const { states, counts, dots, isToday } = month;
  const grounds = useCityGrounds(map, layers, locale);
  useDrawnGrounds(map, grounds, { layers, states, inks });
  const sights = useSights(props, states, grounds);
  const [playing, play] = useState(false);
  const told = { layers, states, dots, isToday };
  // What is chosen is told of today; the months do not run on beneath it.
  const choice = useChoice(map, told, props, () => play(false));
  const { marked, mark, chosen, selected, press, choose } = choice;
  const lists = useLists(props, states, dots);
  useRows({ active: isListed(props) && map !== null, selected, marked, onMark: mark, onChoose: choose });
  const isByRegion = useIsByRegion(map) && isOfCountry(props);
  const home = (area ? homeOf(layers, asked) : region && boundsOf(layers.regions, region)) || country();
  const card = map && (
    <MapCard
      {...{ map, grounds, chosen, marked, texts, locale, area }}
      shown={told}
      onUnchoose={choice.unchoose}
    >
      <NothingTold {...{ texts, area, isByRegion }} />
    </MapCard>
  );
  return (
    <Around
      {...props}
      {...{ lists, choice }}
      legend={map && <MapLegend {...{ map, texts }} states={statesOf(states)} />}
      marked={rowsOf(layers, marked)}
    >
      <MapCanvas
        {...props}
        {...{ inks, states, counts, dots, grounds, home, sights, setMap, card }}
        shown={[selected, marked]}
        pressed={chosen?.at}
        onMark={mark}
        onPress={press}
        onChoose={choose}
      >
        <Strips {...props} {...{ map, home, sights, month, playing }} onPlay={play} />
      </MapCanvas>
    </Around>
  );
}

type ShownMonth = ReturnType<typeof useShownMonth>;

interface AroundProps extends MapProps {
  lists: ReturnType<typeof useLists>;
  choice: ReturnType<typeof useChoice>;
  legend: ReactNode;
  /** The rows of what is marked. */
  marked: readonly string[];
  children: ReactNode;
}

/** What stands beside the map and below it: the list, what is said of the chosen, and the key. */
function Around({ lists, choice, legend, marked, children, ...props }: AroundProps) {
  const { texts, asked } = props;
  const { items, cities } = lists;
  const isCountry = isOfCountry(props);
  // The one area of a month has the place of those that come.
  const hasList = items.length > (isCountry ? 0 : 1) && !isListed(props);
  return (
    <div className={`@container mt-3 ${isCountry ? '-mx-4 md:-mx-5' : ''}`} data-screen="">
      <div
        className={
          hasList && !asked
            ? `grid ${isCountry ? '' : 'gap-3'} @3xl:grid-cols-[minmax(0,1fr)_16rem] @5xl:grid-cols-[minmax(0,1fr)_20rem]`
            : ''
        }
      >
        <div className="min-w-0">{children}</div>
        {hasList && (
          <MapSide
            {...{ items, cities, texts, asked, marked }}
            selected={choice.selected}
            onMark={choice.mark}
            onChoose={choice.choose}
            isOfOne={!isCountry}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {choice.said}
      </p>
      {/* The page of one area explains its signs with its own drawings: what fills the screen has them too. */}
      {isCountry ? (
        <div className="mt-2 flex flex-wrap gap-x-8 gap-y-1.5 px-4 md:px-5" data-key="">
          {props.steps}
          {legend}
        </div>
      ) : (
        <SignList {...props} />
      )}
    </div>
  );
}

interface StripsProps extends Props {
  map: LeafletMap | null;
  home: LatLngBounds;
  sights: Sights | null;
  month: ShownMonth;
  playing: boolean;
  onPlay: (playing: boolean) => void;
}

/** The strips along the lower edge of the map: what moves it, and on that of the country the months. */
function Strips({ map, home, sights, month, playing, onPlay, ...props }: StripsProps) {
  const { layers, texts, locale } = props;
  const { months, shown, told } = month;
  const isCountry = isOfCountry(props);
  return (
    <>
      {map && (
        <MapToolbar
          {...{ map, home, texts, locale, sights }}
          around={aroundHome(props, layers)}
          told={isCountry && <MapMonth told={told} texts={texts} />}
          all={isListed(props) ? beyondHome(layers, home) : null}
        />
      )}
      {isCountry && (
        <MapTimeline
          {...{ months, shown, told, playing, texts, locale }}
          onShow={month.show}
          onPlay={onPlay}
        />
      )}
    </>
  );
}

/** What the card says as long as there is nothing to tell: what can be chosen. */
function NothingTold({
  isByRegion,
  texts,
  area,
}: Pick<MapProps, 'texts' | 'area'> & { isByRegion: boolean }) {
  return (
    <p>{isByRegion ? texts.chooseRegion : isOfCountry({ area }) ? texts.choose : texts.chooseDistrict}</p>
  );
}
