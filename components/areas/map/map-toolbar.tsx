import { geoJSON, type LatLng, type LatLngBoundsExpression, type Map as LeafletMap } from 'leaflet';
import { filterBox } from '@/components/data/filter-field';
import { DownIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { areaOf, type MapLayers, type ShownState } from './map-layers';
import type { MapTexts } from './map-types';

interface Props {
  map: LeafletMap;
  home: LatLngBoundsExpression;
  layers: MapLayers;
  /** The areas that are shown. */
  states: ReadonlyMap<string, ShownState>;
  texts: MapTexts;
  locale: Locale;
}

/** Pixels a press moves the map by. */
const STEP = 120;
const round =
  'inline-flex size-11 items-center justify-center rounded-lg border border-stone-400 bg-white font-bold text-brown-800 hover:bg-brown-50';

/** Moves the map without dragging (WCAG 2.5.7) and goes to an area by name. */
export function MapToolbar({ map, home, layers, states, texts, locale }: Props) {
  const moves = [
    { label: texts.up, sign: '↑', by: [0, -STEP] },
    { label: texts.down, sign: '↓', by: [0, STEP] },
    { label: texts.left, sign: '←', by: [-STEP, 0] },
    { label: texts.right, sign: '→', by: [STEP, 0] },
  ] as const;
  const drawn = new Set(layers.shapes.features.map(areaOf));
  const areas = [...layers.areas.values()].filter(({ slug }) => drawn.has(slug) && states.has(slug));
  const jump = (area: string) => {
    const layer = geoJSON({
      type: 'FeatureCollection',
      features: layers.shapes.features.filter((shape) => areaOf(shape) === area),
    } as GeoJSON.FeatureCollection);
    const bounds = layer.getBounds();
    if (!bounds.isValid()) return;
    map.fitBounds(bounds, { maxZoom: 12 });
    openPopup(map, area, bounds.getCenter());
  };
  return (
    <div className="mb-3 space-y-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons under one name. */}
      <div role="group" aria-label={texts.controls} className="flex flex-wrap gap-2" dir="ltr">
        {moves.map(({ label, sign, by }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            className={round}
            onClick={() => map.panBy([...by])}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
        <button type="button" aria-label={texts.zoomIn} className={round} onClick={() => map.zoomIn()}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" aria-label={texts.zoomOut} className={round} onClick={() => map.zoomOut()}>
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" className={`${round} w-auto px-3`} onClick={() => map.fitBounds(home)}>
          {texts.reset}
        </button>
      </div>
      {areas.length > 1 && (
        <div>
          <label htmlFor="map-jump" className="mb-1 block text-sm font-semibold">
            {texts.jump}
          </label>
          <div className="relative">
            <select
              id="map-jump"
              defaultValue=""
              className={`${filterBox} appearance-none pe-10`}
              onChange={(event) => jump(event.target.value)}
            >
              <option value="">{texts.choose}</option>
              {areas.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name[locale]}
                </option>
              ))}
            </select>
            <DownIcon className="pointer-events-none absolute end-3 top-3.5 size-5 text-brown-600" />
          </div>
        </div>
      )}
    </div>
  );
}

/** Opens what the map says of an area, on the shape that is drawn. */
function openPopup(map: LeafletMap, area: string, at: LatLng): void {
  let found = false;
  map.eachLayer((layer) => {
    const shape = layer as typeof layer & { feature?: GeoJSON.Feature };
    if (found || areaOf(shape.feature) !== area) return;
    found = true;
    shape.openPopup(at);
  });
}
