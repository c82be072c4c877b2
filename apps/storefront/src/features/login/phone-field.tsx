import { useTexts } from '#i18n/texts';
import CircleCheck from '#icons/circle-check';
import { Field } from '#ui/field';
import { Icon } from '#ui/icon';
import { isPhone, phoneShown } from './login.rules.ts';
import { loginTexts } from './login.texts.ts';
import styles from './phone-field.module.css';

interface PhoneFieldProps {
  readonly label?: string;
  readonly hint?: string;
  /** Its digits. */
  readonly phone: string;
  /** As it was typed. */
  readonly onType: (text: string) => void;
  readonly error: string | undefined;
}

export function PhoneField({ label, hint, phone, onType, error }: PhoneFieldProps) {
  const texts = useTexts(loginTexts);
  return (
    <div className={styles.phone}>
      <Field
        label={label ?? texts.phone}
        look="box"
        value={phoneShown(phone)}
        onChange={(change) => onType(change.currentTarget.value)}
        placeholder={hint ?? texts.phonePlaceholder}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={error}
        before={<span className={styles.country}>+86</span>}
        after={isPhone(phone) && <Icon of={CircleCheck} className={styles.good} />}
      />
    </div>
  );
}
