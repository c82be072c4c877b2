import { addressLabelMax } from '@qianpu/kit/address';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { addressTexts } from './address.texts.ts';
import styles from './label-field.module.css';

interface LabelFieldProps {
  readonly label: string;
  readonly onChange: (label: string) => void;
}

/** What its owner calls the address: one of three words, one of his own, or nothing. */
export function LabelField({ label, onChange }: LabelFieldProps) {
  const texts = useTexts(addressTexts);
  const usual = Object.entries(texts.labels);
  const isUsual = usual.some(([stored]) => stored === label);
  const [isCustom, setCustom] = useState(label !== '' && !isUsual);
  const choose = (next: string) => {
    setCustom(false);
    onChange(next === label ? '' : next);
  };
  const writeOwn = () => {
    setCustom(!isCustom);
    onChange('');
  };
  return (
    <fieldset className={styles.field} aria-label={texts.label}>
      <span aria-hidden="true" className={styles.name}>
        {texts.label}
      </span>
      <div className={styles.choices}>
        {usual.map(([stored, word]) => (
          <button key={stored} type="button" className={styles.choice} aria-pressed={stored === label} onClick={() => choose(stored)}>
            {word}
          </button>
        ))}
        <button type="button" className={styles.choice} aria-pressed={isCustom} onClick={writeOwn}>
          {texts.customLabel}
        </button>
        {isCustom && (
          <input
            className={styles.own}
            aria-label={texts.customLabel}
            placeholder={texts.customLabelHint(addressLabelMax)}
            maxLength={addressLabelMax}
            value={label}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </div>
    </fieldset>
  );
}
