import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '#lib/load-chunk';
import type { GoodsColumnsProps } from './goods-columns.tsx';
import { GoodsColumns } from './goods-columns.tsx';

/** Past so many cards, only those near the screen stay in the document. */
const manyCards = 200;

/** What draws a list of so many cards: a long one is taken over where it stands, once the chunk for that is there. */
export function useColumns(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [Columns, setColumns] = useState<ComponentType<GoodsColumnsProps>>(() => GoodsColumns);
  const isTooLong = count > manyCards && Columns === GoodsColumns;
  useEffect(() => {
    if (!isTooLong) return;
    loadChunk(() => import('./virtual-columns.tsx')).then(
      // not while its page is hidden, where nothing can be measured
      ({ takeOver }) => list.current && setColumns(() => takeOver(list.current as HTMLElement)),
      () => undefined,
    );
  }, [isTooLong]);
  return [Columns, list] as const;
}
