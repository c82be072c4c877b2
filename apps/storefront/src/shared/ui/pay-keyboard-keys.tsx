import { useTexts } from '#i18n/texts';
import Delete from '#icons/delete';
import Keyboard from '#icons/keyboard';
import { Icon } from './icon.tsx';
import styles from './pay-keyboard.module.css';
import { payKeyboardTexts } from './pay-keyboard.texts.ts';

interface PayKeysProps {
  /** The system's keyboard is in use. */
  readonly isHidden: boolean;
  readonly isOff: boolean;
  /** A digit or "delete". */
  readonly onKey: (key: string) => void;
  /** The other keyboard is wanted. */
  readonly onChange: () => void;
}

/** Always in the order of a telephone: who pays every day knows it by heart, and who cannot see it too. */
export function PayKeys({ isHidden, isOff, onKey, onChange }: PayKeysProps) {
  const texts = useTexts(payKeyboardTexts);
  if (isHidden)
    return (
      <button type="button" className={styles.change} onClick={onChange}>
        {texts.useOurs}
      </button>
    );
  const digit = (key: string) => (
    <button key={key} type="button" className={styles.key} disabled={isOff} onClick={() => onKey(key)}>
      {key}
    </button>
  );
  return (
    <fieldset className={styles.keys} aria-label={texts.keys}>
      {[...'123456789'].map(digit)}
      <button type="button" className={styles.side} aria-label={texts.useSystem} disabled={isOff} onClick={onChange}>
        <Icon of={Keyboard} size={24} />
      </button>
      {digit('0')}
      <button type="button" className={styles.side} aria-label={texts.remove} disabled={isOff} onClick={() => onKey('delete')}>
        <Icon of={Delete} size={24} />
      </button>
    </fieldset>
  );
}
