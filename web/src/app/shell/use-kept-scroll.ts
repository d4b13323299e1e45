import { useLayoutEffect, useRef } from 'react';

/** Remembers where everything inside was scrolled to, and puts it back when the page is shown again. */
export function useKeptScroll() {
  const box = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<Element, readonly [number, number]>());

  useLayoutEffect(() => {
    const element = box.current;
    for (const [place, [left, top]] of places.current) {
      if (place.isConnected) place.scrollTo?.(left, top);
      else places.current.delete(place);
    }
    const keep = ({ target }: Event) => {
      // Hiding a page scrolls it to nothing; that is no place to come back to.
      if (target instanceof Element && target.clientHeight > 0) places.current.set(target, [target.scrollLeft, target.scrollTop]);
    };
    element?.addEventListener('scroll', keep, { capture: true, passive: true });
    return () => element?.removeEventListener('scroll', keep, { capture: true });
  }, []);

  return box;
}
