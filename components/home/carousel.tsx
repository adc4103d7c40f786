'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ForwardIcon } from '@/components/ui/icons';
import type { Slides } from './carousel-swiper';

interface CarouselTexts {
  label: string;
  previous: string;
  next: string;
  /** Name of a slide, with `{{index}}` and `{{slidesLength}}`. */
  slide: string;
}

interface Props {
  texts: CarouselTexts;
  /** What stands beside the buttons: the way to the whole list. */
  more: ReactNode;
  /** Its slides, as list items. */
  children: ReactNode;
}

/** So far below the view the code of the carousel is fetched. */
const AHEAD = '400px';

/** Fetches the code that moves a row once it comes near the view; its edge is null until then. */
function useSlides(slide: string) {
  const root = useRef<HTMLDivElement>(null);
  const slides = useRef<Slides>(null);
  const [edge, setEdge] = useState<{ start: boolean; end: boolean } | null>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let left = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without the code the list simply stays what it is.
        import('./carousel-swiper').then(
          ({ takeOver }) => {
            if (!left) slides.current = takeOver(element, slide, setEdge);
          },
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      left = true;
      observer.disconnect();
      slides.current?.destroy();
    };
  }, [slide]);

  return { root, slides, edge };
}

/**
 * A row of cards that one can move along. As the server sends it, it is a list that scrolls and snaps, complete without
 * JavaScript; when it comes near the view, Swiper is loaded and takes over. It never moves by itself.
 */
export function Carousel({ texts, more, children }: Props) {
  const { root, slides, edge } = useSlides(texts.slide);
  const needed = edge !== null && !(edge.start && edge.end);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides under one name (ARIA practices).
    <div role="group" aria-label={texts.label}>
      <div
        ref={root}
        // Swiper's own margin must not take what the last card's inner edge needs, nor a scroll bar its height when it goes.
        className={`swiper pb-4 sm:!-me-6 ${edge === null ? 'snap-x snap-mandatory overflow-x-auto [@media(scripting:enabled)]:[scrollbar-width:none]' : 'overflow-hidden'}`}
      >
        <ul className="swiper-wrapper flex noscript:flex-wrap noscript:gap-y-6">{children}</ul>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {more}
        {needed && (
          <div className="flex gap-3">
            <Step
              label={texts.previous}
              off={edge.start}
              backwards
              onStep={() => slides.current?.previous()}
            />
            <Step label={texts.next} off={edge.end} onStep={() => slides.current?.next()} />
          </div>
        )}
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  off: boolean;
  backwards?: boolean;
  onStep: () => void;
}

/** `aria-disabled` rather than `disabled`: at the end the button must not drop the focus. */
function Step({ label, off, backwards = false, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      className={buttonClass('secondary', 'aria-disabled:border-stone-200 aria-disabled:text-stone-400')}
      onClick={() => !off && onStep()}
    >
      <ForwardIcon className={`size-5 ${backwards ? '-scale-x-100 rtl:scale-x-100!' : ''}`} />
    </button>
  );
}
