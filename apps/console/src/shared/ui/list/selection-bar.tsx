import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import styles from './list.module.css';
import { listTexts } from './list.texts.ts';

interface BarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Floats over the list's foot while something is selected. */
export function SelectionBar({ count, onClear, children }: BarProps) {
  const texts = useTexts(listTexts);
  return (
    <div className={styles.selection} role="toolbar" aria-label={texts.selected(count)}>
      <b>{texts.selected(count)}</b>
      {children}
      <Button type="text" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}
