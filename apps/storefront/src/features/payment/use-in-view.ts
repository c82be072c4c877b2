import { useEffect, useRef } from 'react';

/** For what comes below the fold by a tap above it: it is brought into view. */
export function useInView<E extends HTMLElement>() {
  const place = useRef<E>(null);
  useEffect(() => {
    // Browsers answer with a promise, which is no way to undo an effect.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return place;
}
