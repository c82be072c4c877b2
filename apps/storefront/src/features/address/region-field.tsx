import { useTexts } from '#i18n/texts';
import { PickerField } from '#ui/picker-field';
import { addressTexts } from './address.texts.ts';
import styles from './region-field.module.css';
import type { ChosenRegion } from './region-levels.tsx';
import { regionText } from './region-text.ts';

interface RegionFieldProps {
  readonly region: ChosenRegion | null;
  readonly onChoose: (region: ChosenRegion) => void;
  readonly error?: string | undefined;
}

const loadLevels = () => import('./region-levels.tsx').then(({ RegionLevels }) => RegionLevels);

/** The region of an address, chosen level by level from a large table. */
export function RegionField({ region, onChoose, error }: RegionFieldProps) {
  const texts = useTexts(addressTexts);
  return (
    <div className={styles.row}>
      <PickerField
        label={texts.region}
        value={region && regionText(region)}
        hint={texts.regionHint}
        title={texts.chooseRegion}
        error={error}
        load={loadLevels}
        failedWords={texts.regionsFailed}
        picker={(close) => ({
          code: region?.code ?? '',
          onChoose: (chosen) => {
            close();
            onChoose(chosen);
          },
        })}
      />
    </div>
  );
}
