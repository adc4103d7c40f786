import type { ReactNode } from 'react';
import type { SaidSign, SignName } from '@/components/maps/signs/map-sign';
import type { Locale } from '@/lib/i18n/locales';
import type { AroundName } from '@/lib/site/maps/kingdom/map-labels';

/** Every word of the map: it is drawn in the browser, where no messages are. */
export interface MapTexts {
  loading: string;
  failed: string;
  retry: string;
  name: string;
  zoomIn: string;
  zoomOut: string;
  up: string;
  down: string;
  left: string;
  right: string;
  reset: string;
  all: string;
  fullScreen: string;
  endFullScreen: string;
  controls: string;
  timeline: string;
  play: string;
  pause: string;
  earlier: string;
  later: string;
  jump: string;
  jumpToCity: string;
  announcements: string;
  cities: string;
  /** How many districts the announcements of a day name. */
  districtsNamed: string;
  districts: string;
  closePopup: string;
  legend: string;
  details: string;
  today: string;
  startsOn: string;
  endsOn: string;
  answerHere: string;
  indicative: string;
  official: string;
  /** What the card's strip says as long as there is nothing to tell. */
  choose: string;
  chooseRegion: string;
  chooseDistrict: string;
  /** With `{day}` for the day. */
  ended: string;
  /** With `{n}` for the number. */
  km: string;
  m: string;
  around: Record<AroundName, string>;
  states: Record<SignName, string>;
}

/** Degrees. */
interface AskedPlace {
  /** Code of the district, or of the city where none is asked for. */
  id: string;
  name: string;
  at: { lon: number; lat: number } | null;
  frame: { west: number; south: number; east: number; north: number } | null;
}

export interface MapProps {
  locale: Locale;
  texts: MapTexts;
  /** Code of the region to begin with; else the whole country. */
  region?: string | undefined;
  /** Only this area's shapes. */
  area?: string | undefined;
  /** The place that a visitor has asked for, and what its drawing shows around it. */
  asked?: AskedPlace | undefined;
  /** What the tints of regions say. */
  steps?: ReactNode;
  /** What the shapes of one announcement say, as the page's own key does. */
  signs?: readonly SaidSign[];
  /** A tile server as the ground, where one is configured (MAP_TILE_URL). */
  tiles: { url: string; attribution: string } | null;
  /** What stands in the map's place until it has its shapes. */
  drawing?: ReactNode;
}

/** A row of the list beside the map. */
export interface MapItem {
  id: string;
  name: string;
  sign: SignName;
  /** Its boundary is not known. */
  soft?: boolean;
  /** Its last day, where that is known. */
  told?: string | undefined;
  /** Announcements there. */
  count?: number;
}
