import type { UIEvent } from 'react';
import { useState } from 'react';

/** Which slide of a scroll-snap row stands in view; slides are as wide as the row. */
export function useSlide() {
  const [current, setCurrent] = useState(0);
  const onScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) => setCurrent(Math.round(row.scrollLeft / row.clientWidth));
  return { current, onScroll };
}
