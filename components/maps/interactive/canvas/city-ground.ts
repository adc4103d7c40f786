import { useQueries } from '@tanstack/react-query';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import {
  CircleMarker,
  featureGroup,
  GeoJSON,
  type LatLng,
  type Map as LeafletMap,
  latLng,
  type Path,
} from 'leaflet';
import { useEffect, useState } from 'react';
import { feature } from 'topojson-client';
import type { Locale } from '@/lib/i18n/locales';
import type { CityGroundData, GroundPlace } from '@/lib/site/maps/interactive/city-ground';
import type { ShownStates } from '@/lib/site/maps/interactive/map-days';
import { fetchJson } from '../layers/fetch-json';
import { itemOf, leading, type MapLayers, ringsOf, type WrittenName } from '../layers/map-layers';
import { FixedShape, type ShapeOptions } from './fixed-shape';
import type { Inks } from './map-inks';
import { GROUND_SEEN } from './use-is-closer';

/** Degrees from the middle of a city to its outermost districts. */
const REACH = 0.3;
/** Cities at once, the nearest to the middle of the map. */
const AT_ONCE = 8;
/** Pixels of the point of a district of which only the centre is known. */
const POINT = 1.75;

/** The districts of a city, ready to be drawn. */
export interface CityGround {
  districts: readonly GroundDistrict[];
}

export interface GroundDistrict extends GroundPlace {
  shape: FixedShape | null;
  feature: Feature | null;
  middle: LatLng;
}

const NONE: readonly CityGround[] = [];

function citiesNear(map: LeafletMap, { cities }: MapLayers): string[] {
  if (map.getZoom() < GROUND_SEEN) return [];
  const [box, middle] = [map.getBounds(), map.getCenter()];
  return cities
    .filter(
      ({ at: [lon, lat] }) =>
        lon > box.getWest() - REACH &&
        lon < box.getEast() + REACH &&
        lat > box.getSouth() - REACH &&
        lat < box.getNorth() + REACH,
    )
    .map(({ code, at: [lon, lat] }) => ({ code, away: middle.distanceTo([lat, lon]) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, AT_ONCE)
    .map(({ code }) => code);
}

export function shapeOf({ geometry }: Feature, isSoft: boolean): FixedShape {
  const { type, coordinates } = geometry as Polygon | MultiPolygon;
  const corners = GeoJSON.coordsToLatLngs(coordinates, type === 'Polygon' ? 1 : 2) as L.LatLng[][];
  return Object.assign(new FixedShape(corners), { isSoft });
}

/** Unpacked once for each answer. */
const unpacked = new WeakMap<CityGroundData, CityGround>();
function groundOf(data: CityGroundData): CityGround {
  const known = unpacked.get(data);
  if (known !== undefined) return known;
  const { features } = feature(data.shapes, data.shapes.objects.shapes);
  const shapes = new Map(features.map((one) => [itemOf(one), one]));
  const ground = {
    districts: data.districts.map((district) => {
      const own = shapes.get(district.code);
      const shape = own ? shapeOf(own, !district.isOfficial) : null;
      const [lon = 0, lat = 0] = district.at ?? [];
      const middle = shape?.getBounds().getCenter() ?? latLng(lat, lon);
      return { ...district, feature: own ?? null, shape, middle };
    }),
  };
  unpacked.set(data, ground);
  return ground;
}

const together = (answers: readonly { data: CityGroundData | undefined }[]): readonly CityGround[] =>
  answers.length === 0 ? NONE : answers.flatMap(({ data }) => (data ? groundOf(data) : []));

/** The districts of the cities in view, as soon as the map is near enough and they have come; on the map of one area none. */
export function useCityGrounds(
  map: LeafletMap | null,
  layers: MapLayers,
  locale: Locale,
): readonly CityGround[] {
  const [near, setNear] = useState<readonly string[]>([]);
  useEffect(() => {
    if (map === null || layers.cities.length === 0) return;
    // Far from all cities nothing of the map is made anew as it moves.
    const read = () => {
      const found = citiesNear(map, layers);
      setNear((known) => (known.join() === found.join() ? known : found));
    };
    read();
    map.on('moveend', read);
    return () => {
      map.off('moveend', read);
    };
  }, [map, layers]);
  return useQueries({
    queries: near.map((city) => ({
      queryKey: ['ground', city, locale],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchJson<CityGroundData>(`/api/areas/map/ground?city=${city}&locale=${locale}`, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: together,
  });
}

/** Whether an announcement of the day names the district. */
const isAnnounced = ({ areas }: GroundPlace, states: ShownStates) => areas.some((slug) => states.has(slug));

/** What is written on the ground, the announced ones first. */
export const groundNames = (grounds: readonly CityGround[], states: ShownStates): WrittenName[] =>
  grounds
    .flatMap(({ districts }) => districts)
    .map((district): WrittenName => {
      const { code: id, name: text, at, feature: own } = district;
      const rings = own === null ? [] : ringsOf(own);
      const soft = !district.isOfficial;
      return { id, text, number: 0, rings, at, quiet: !isAnnounced(district, states), soft };
    })
    .sort((a, b) => Number(a.quiet) - Number(b.quiet));

/** The district of the ground in which a point lies. */
export function districtAt(
  grounds: readonly CityGround[],
  map: LeafletMap,
  at: LatLng,
): GroundDistrict | undefined {
  const point = map.latLngToLayerPoint(at);
  return grounds
    .flatMap(({ districts }) => districts)
    .find(({ shape }) => shape?.getBounds().contains(at) && shape._containsPoint(point));
}

/**
 * How a district of the ground is drawn: quiet; where an announcement of the day that has no shapes of its own names it, as
 * that announcement stands, with a broken edge, as no more than a part of it may be meant.
 */
function styleOf(district: GroundDistrict, { layers, states, inks }: Drawn): ShapeOptions {
  const tileOf = (kind: keyof Inks['tiles']) => (district.isOfficial ? {} : inks.tiles[kind]);
  const quiet = {
    ...inks.covers.around,
    stroke: true,
    fill: true,
    dashArray: undefined,
    ...tileOf('quiet'),
  };
  const area = leading(district.areas, layers, states);
  const state = area && states.get(area.slug);
  if (!state || (area.shape !== null && !district.isPart)) return quiet;
  return { ...quiet, ...inks.states[state], ...tileOf('edged'), weight: 1.5, dashArray: '4 3' };
}

interface Drawn {
  layers: MapLayers;
  states: ShownStates;
  inks: Inks;
}

/** The districts around what is announced, quiet and below it, on the map's own canvas. */
export function useDrawnGrounds(
  map: LeafletMap | null,
  grounds: readonly CityGround[],
  { layers, states, inks }: Drawn,
): void {
  useEffect(() => {
    if (map === null || grounds.length === 0) return;
    const group = featureGroup();
    for (const district of grounds.flatMap(({ districts }) => districts)) {
      const { shape, at } = district;
      if (shape !== null) {
        shape.options.interactive = false;
        group.addLayer(shape);
      } else if (at !== null) {
        const [lon, lat] = at;
        const point = { ...inks.town, weight: 0, fillOpacity: 1, interactive: false, radius: POINT };
        group.addLayer(new CircleMarker([lat, lon], point));
      }
    }
    group.addTo(map);
    // What can be chosen lies above the ground, in the order in which it was made.
    map.eachLayer((layer) => {
      if ((layer as Path).options.interactive && 'bringToFront' in layer) (layer as Path).bringToFront();
    });
    return () => {
      group.remove();
    };
  }, [map, grounds, inks]);
  useEffect(() => {
    for (const district of grounds.flatMap(({ districts }) => districts))
      district.shape?.setStyle(styleOf(district, { layers, states, inks }));
  }, [grounds, layers, states, inks]);
}
