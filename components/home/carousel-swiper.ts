import 'swiper/css';
import Swiper from 'swiper';
import { A11y } from 'swiper/modules';

/** What the buttons beside the slides need. */
export interface Slides {
  previous(): void;
  next(): void;
  destroy(): void;
}

/**
 * Lets Swiper move a list that is already there. Slides out of view are made inert, so that neither the tab key nor a
 * screen reader meets what nobody sees.
 */
export function takeOver(
  root: HTMLElement,
  slideName: string,
  onEdge: (edge: { start: boolean; end: boolean }) => void,
): Slides {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const reportEdges = (swiper: Swiper) => {
    for (const slide of swiper.slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
    onEdge({ start: swiper.isBeginning, end: swiper.isEnd });
  };
  root.scrollLeft = 0;
  const swiper = new Swiper(root, {
    modules: [A11y],
    slidesPerView: 'auto',
    speed: still ? 0 : 300,
    watchSlidesProgress: true,
    a11y: { slideRole: 'listitem', slideLabelMessage: slideName, scrollOnFocus: false },
    on: {
      afterInit: reportEdges,
      slideChange: reportEdges,
      resize: reportEdges,
      transitionEnd: reportEdges,
      fromEdge: reportEdges,
      toEdge: reportEdges,
    },
  });
  reportEdges(swiper);
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    destroy: () => {
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy(true, true);
    },
  };
}
