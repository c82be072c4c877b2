import type { KeyboardEvent } from 'react';
import { classNames } from '#lib/class-names';
import { Badge } from './badge.tsx';
import styles from './tabs.module.css';

interface Tab<Name> {
  readonly name: Name;
  readonly text: string;
  /** Stands at the corner of the word. */
  readonly count?: number;
}

interface TabsProps<Name> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly current: Name;
  readonly onChoose: (name: Name) => void;
  /** `even`: the row's width in equal parts. `own`: each as wide as its word, and the row is pushed sideways. */
  readonly fit?: 'even' | 'own';
  readonly className?: string | undefined;
}

/** Steps along the row by key; both ends lead on to the other. */
const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** One stop for the Tab key; arrows choose within it. */
export function Tabs<Name extends string | number>({ label, tabs, current, onChoose, fit = 'even', className }: TabsProps<Name>) {
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const place = steps[event.key]?.(
      tabs.findIndex(({ name }) => name === current),
      tabs.length,
    );
    const tab = place === undefined ? undefined : tabs[place];
    if (place === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.name);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={classNames(styles.tabs, styles[fit], className)} onKeyDown={chooseByKey}>
      {tabs.map(({ name, text, count = 0 }) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === current}
          tabIndex={name === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(name)}
        >
          <span className={styles.word}>
            {text}
            <Badge count={count} className={styles.count} />
          </span>
        </button>
      ))}
    </div>
  );
}
