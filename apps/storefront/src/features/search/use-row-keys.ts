import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { rowId } from './suggestions.tsx';

interface RowKeys {
  /** Where the arrow keys are; -1: in the field. */
  readonly active: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows walk through the rows and back into the field, Enter takes the row, Esc leaves it; letters go on into the field. */
export function useRowKeys(id: string, count: number): RowKeys {
  const [place, setPlace] = useState(-1);
  const active = place < count ? place : -1;
  const rowAt = (index: number) => document.getElementById(rowId(id, index));
  const walkTo = (index: number) => {
    setPlace(index);
    rowAt(index)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // keys that choose among the signs an input method offers are not for us
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step && count > 0) walkTo(((active + 1 + step + count + 1) % (count + 1)) - 1);
    else if (event.key === 'Enter' && active >= 0) rowAt(active)?.querySelector<HTMLElement>('a, button')?.click();
    else if (event.key === 'Escape' && active >= 0) setPlace(-1);
    else {
      if (event.key.length === 1) setPlace(-1);
      return;
    }
    event.preventDefault();
  };
  return { active, onKeyDown };
}
