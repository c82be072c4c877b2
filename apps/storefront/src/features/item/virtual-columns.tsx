import type { ComponentType } from 'react';
import type { CacheSnapshot } from 'virtua';
import { WindowVirtualizer } from 'virtua';
import styles from './goods-columns.module.css';
import type { Cell, GoodsColumnsProps } from './goods-columns.tsx';
import { columnsClass, columnsOf } from './goods-columns.tsx';

/** Pixels above and below the screen in which cards are ready before they are seen. */
const readyAhead = 800;

/** Draws on a list that stands in the document, at the heights its cards have there: nothing moves under the reader. */
export function takeOver(list: HTMLElement): ComponentType<GoodsColumnsProps> {
  const measures = [...list.children].map(measure);
  return ({ ref: _, ...props }) => {
    const columns = columnsOf({ ...props, eagerCount: Number.POSITIVE_INFINITY });
    // in the other form cards have other heights
    const known = columns.length === measures.length ? measures : [];
    return (
      <div key={props.form} ref={lookAround} className={columnsClass(props.form)}>
        {columns.map((column, side) => (
          <WindowVirtualizer
            key={side === 0 ? 'left' : 'right'}
            as="ul"
            item="li"
            data={column}
            cache={known[side] ?? unmeasured}
            bufferSize={readyAhead}
          >
            {drawCell}
          </WindowVirtualizer>
        ))}
      </div>
    );
  };
}

const unmeasured: CacheSnapshot = [[]];

const drawCell = ({ key, content }: Cell) => (
  <div key={key} className={styles.cell}>
    {content}
  </div>
);

/** Heights with the gap below, and their mean, which stands for those nobody has seen. A column keeps its cards as it grows. */
function measure(column: Element): CacheSnapshot {
  const gap = Number.parseFloat(getComputedStyle(column).rowGap);
  const heights = [...column.children].map((cell) => cell.getBoundingClientRect().height + gap);
  return [heights, heights.reduce((sum, height) => sum + height, 0) / heights.length];
}

/** A virtualizer learns of the place it stands at by scrolling alone; this one begins in the middle. */
const lookAround = (drawn: HTMLElement | null) => {
  if (drawn) queueMicrotask(() => window.dispatchEvent(new Event('scroll')));
};
