import { useEffect } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { MapTexts } from '../layers/map-types';

/**
 * What Leaflet leaves undone: the words on a popup's close button, and a wheel that scrolls the page until the map is
 * taken in hand, and again once the pointer has left it. And it hears of the window's size alone: its box becomes narrower too
 * as what stands beside it is laid out.
 */
export function usePreparedMap(texts: MapTexts): void {
  const wheel: Partial<Record<string, () => void>> = {
    focus: () => map.scrollWheelZoom.enable(),
    mousedown: () => map.scrollWheelZoom.enable(),
    blur: () => map.scrollWheelZoom.disable(),
  };
  const map = useMapEvents({
    popupopen: ({ popup }) => {
      const close = popup.getElement()?.querySelector('.leaflet-popup-close-button');
      close?.setAttribute('aria-label', texts.closePopup);
    },
    // Leaflet has these events, its types do not.
    ...wheel,
  });
  useEffect(() => {
    const sizes = new ResizeObserver(() => map.invalidateSize());
    sizes.observe(map.getContainer());
    return () => sizes.disconnect();
  }, [map]);
  // A canvas keeps to itself that the pointer leaves it.
  useEffect(() => {
    const leave = () => map.scrollWheelZoom.disable();
    const container = map.getContainer();
    container.addEventListener('mouseleave', leave);
    return () => container.removeEventListener('mouseleave', leave);
  }, [map]);
}
