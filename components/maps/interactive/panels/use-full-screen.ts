import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';

/** Whether the map and its key fill the screen, and what makes it so and ends it; null where a browser lets nothing but films do so. */
export function useFullScreen(map: LeafletMap): { isFull: boolean; toggle: () => void } | null {
  const frame = map.getContainer().closest('[data-screen]');
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = () => {
      setIsFull(document.fullscreenElement !== null && document.fullscreenElement === frame);
      map.invalidateSize();
    };
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [map, frame]);
  if (frame === null || !document.fullscreenEnabled) return null;
  const toggle = () =>
    // A browser may refuse it; the map then stays where it is, in use as before.
    void (isFull ? document.exitFullscreen() : frame.requestFullscreen()).catch(() => undefined);
  return { isFull, toggle };
}
