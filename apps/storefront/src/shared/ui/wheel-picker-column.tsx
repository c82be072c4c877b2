import type { KeyboardEvent } from 'react';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#lib/class-names';
import styles from './wheel-picker.module.css';
import { indexAt, indexByKey, rowHeight } from './wheel-picker-index.ts';

export interface WheelColumn {
  /** What is chosen on this wheel. */
  readonly label: string;
  readonly options: readonly string[];
  readonly index: number;
  readonly onTurn: (index: number) => void;
}

/** Milliseconds without scrolling after which a wheel stands still; not every browser says so itself. */
const stillAfter = 120;

/** A listbox whose chosen option is the one in the middle. */
export function WheelPickerColumn({ label, options, index, onTurn }: WheelColumn) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const turning = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A wheel that glides to what was chosen may pause on a slow phone: only a hand on it chooses by where it stands.
  const isInHand = useRef(false);
  const place = useEffectEvent((behavior: ScrollBehavior) => {
    isInHand.current = false;
    list.current?.scrollTo({ top: index * rowHeight, behavior });
  });
  useLayoutEffect(() => {
    place('instant');
    return () => clearTimeout(turning.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options move the wheel as another index does
  useLayoutEffect(() => place('auto'), [index, options.length]);
  const take = () => {
    isInHand.current = true;
  };
  const settle = () => {
    if (!isInHand.current) return;
    const reached = indexAt(list.current?.scrollTop ?? 0, options.length);
    if (reached !== index) onTurn(reached);
  };
  const scroll = () => {
    clearTimeout(turning.current);
    turning.current = setTimeout(settle, stillAfter);
  };
  const press = (event: KeyboardEvent) => {
    const aim = indexByKey(index, event.key, options.length);
    if (aim === null) return;
    event.preventDefault();
    onTurn(aim);
  };
  return (
    <ul
      ref={list}
      className={styles.column}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options is a listbox
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${index}`}
      tabIndex={0}
      onScroll={scroll}
      onPointerDown={take}
      onTouchStart={take}
      onWheel={take}
      onKeyDown={press}
    >
      {options.map((option, row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the wheel takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the wheel
        <li
          key={option}
          id={`${id}-${row}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: options of a listbox
          role="option"
          aria-selected={row === index}
          className={classNames(styles.row, row === index && styles.chosen)}
          onClick={() => onTurn(row)}
        >
          {option}
        </li>
      ))}
    </ul>
  );
}
