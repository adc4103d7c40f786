'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { MapProps, MapTexts } from './layers/map-types';

interface Props extends Omit<MapProps, 'texts' | 'drawing'> {
  texts: MapTexts & { show: string; hide: string };
  /** The drawing in whose place the map comes; of some areas there is none. */
  children?: ReactNode;
  /** What the colours of both mean, below either. */
  colours?: ReactNode;
  /** What is to be said of both, beside the button. */
  legend?: ReactNode;
}

type State = 'drawing' | 'loading' | 'failed' | 'map';

/**
 * Puts the interactive map in place of the drawing when a visitor asks for it. A client component for that button alone:
 * the map itself is loaded with the first press, since most visitors need only the list.
 */
export function MapLauncher({ children, colours, legend, texts, ...map }: Props) {
  const [state, setState] = useState<State>('drawing');
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const loaded = useRef<ComponentType<MapProps>>(null);
  const Interactive = loaded.current;

  async function show() {
    setState('loading');
    try {
      loaded.current = (await import('./interactive-map')).InteractiveMap;
      setState('map');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      {state === 'map' && Interactive ? <Interactive {...map} texts={texts} drawing={children} /> : children}
      {colours}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        {legend}
        <button
          type="button"
          aria-disabled={state === 'loading'}
          // Without JavaScript the button could do nothing; until it can, it keeps its place and is not shown.
          className={buttonClass('secondary', `no-print noscript:hidden ${ready ? '' : 'invisible'}`)}
          onClick={() => (state === 'map' ? setState('drawing') : void show())}
        >
          {state === 'map' ? texts.hide : texts.show}
        </button>
        {/* Empty, it takes no gap. */}
        <span role="status" className="text-sm text-stone-700 empty:absolute">
          {state === 'loading' && texts.loading}
          {state === 'failed' && texts.failed}
        </span>
      </div>
    </>
  );
}
