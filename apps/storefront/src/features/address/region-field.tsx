import type { ComponentType } from 'react';
import { useId, useState } from 'react';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import { Sheet } from '#ui/sheet';
import { ListSkeleton } from '#ui/skeleton';
import { useToast } from '#ui/toast';
import { addressTexts } from './address.texts.ts';
import styles from './region-field.module.css';
import type { ChosenRegion, RegionLevels as RegionLevelsType } from './region-levels.tsx';
import { regionText } from './region-text.ts';

interface RegionFieldProps {
  readonly region: ChosenRegion | null;
  readonly onChoose: (region: ChosenRegion) => void;
  readonly error?: string | undefined;
}

/** The region of an address. The table of regions is large: it comes with the first look at it. */
export function RegionField({ region, onChoose, error }: RegionFieldProps) {
  const texts = useTexts(addressTexts);
  const toast = useToast();
  const errorId = useId();
  const [isOpen, setOpen] = useState(false);
  const [Levels, setLevels] = useState<ComponentType<Parameters<typeof RegionLevelsType>[0]> | null>(null);
  const open = () => {
    setOpen(true);
    import('./region-levels.tsx').then(
      ({ RegionLevels }) => setLevels(() => RegionLevels),
      () => {
        setOpen(false);
        toast(texts.regionsFailed);
      },
    );
  };
  const choose = (chosen: ChosenRegion) => {
    setOpen(false);
    onChoose(chosen);
  };
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.line}
        onClick={open}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        <span className={styles.label}>{texts.region}</span>
        <span className={classNames(styles.value, !region && styles.open)}>{region ? regionText(region) : texts.regionHint}</span>
        <Icon of={ChevronRight} size={16} className={styles.chevron} />
      </button>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={texts.chooseRegion}>
        {isOpen && (Levels ? <Levels code={region?.code ?? ''} onChoose={choose} /> : <ListSkeleton />)}
      </Sheet>
    </div>
  );
}
