import type { UIEvent } from 'react';
import { useState } from 'react';

/** Which slide of a scroll-snap row stands in view; slides are as wide as the row. `first`: the one its row is scrolled to at the start. */
export function useSlide(first = 0) {
  const [current, setCurrent] = useState(first);
  const onScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) => setCurrent(Math.round(row.scrollLeft / row.clientWidth));
  return { current, onScroll };
}
