import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { filterTexts } from './filter.texts.ts';
import { FilterChip } from './filter-chip.tsx';
import styles from './filter-group.module.css';

interface Choice {
  readonly key: string;
  readonly name: string;
  readonly count?: number;
  readonly isOn: boolean;
}

/** Shown before all are asked for: three rows. */
const shownAtFirst = 9;

interface FilterGroupProps {
  readonly title: string;
  readonly note?: string;
  readonly choices: readonly Choice[];
  readonly onToggle: (key: string) => void;
}

/** Choices of one kind; none at all leave no gap. */
export function FilterGroup({ title, note, choices, onToggle }: FilterGroupProps) {
  const { all } = useTexts(filterTexts);
  const [isWhole, setWhole] = useState(false);
  if (choices.length === 0) return null;
  // what is chosen is seen, wherever it stands
  const shown = isWhole ? choices : choices.filter(({ isOn }, index) => isOn || index < shownAtFirst);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      <div className={styles.choices}>
        {shown.map(({ key, name, count, isOn }) => (
          <FilterChip key={key} place="sheet" text={name} count={count} isOn={isOn} onToggle={() => onToggle(key)} />
        ))}
      </div>
      {shown.length < choices.length && (
        <button type="button" className={styles.all} onClick={() => setWhole(true)}>
          {all(choices.length)}
        </button>
      )}
    </fieldset>
  );
}
