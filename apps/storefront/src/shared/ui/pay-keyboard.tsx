import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listedTexts } from '#i18n/listed.texts';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Lock from '#icons/lock';
import { classNames } from '#lib/class-names';
import { shortInstantText } from '#lib/instant';
import { Icon } from './icon.tsx';
import styles from './pay-keyboard.module.css';
import { payKeyboardTexts } from './pay-keyboard.texts.ts';
import { afterKey, digitsOf, payPasswordLength } from './pay-keyboard-digits.ts';
import { PayKeys } from './pay-keyboard-keys.tsx';

interface PayPasswordInputProps {
  readonly label: string;
  /** Six digits are there. Until the answer keys do nothing, after it the boxes are empty; the caller says what went wrong. */
  readonly onDone: (password: string) => unknown;
  /** What was wrong about the last six digits. */
  readonly error?: string | undefined;
  /** After a wrong password: how many more there may be before it locks. */
  readonly triesLeft?: number | undefined;
  /** Too many were wrong: nothing can be entered until this instant. */
  readonly lockedUntil?: number | undefined;
  /** Beside what went wrong: another way to prove it. */
  readonly aside?: ReactNode;
}

const places = Array.from({ length: payPasswordLength }, (_, place) => place);

/** Six boxes and number keys. The digits are nowhere but in the value of a password input: neither in the markup nor in React's state. */
export function PayPasswordInput({ label, onDone, error, triesLeft, lockedUntil, aside }: PayPasswordInputProps) {
  const texts = useTexts(payKeyboardTexts);
  const listed = useTexts(listedTexts);
  const { lang } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const [isSystem, setSystem] = useState(false);
  const isLocked = lockedUntil !== undefined;
  const keep = (digits: string) => {
    if (input.current) input.current.value = digits;
    setCount(digits.length);
  };
  const enter = (digits: string) => {
    keep(digits);
    if (digits.length < payPasswordLength) return;
    setChecking(true);
    const empty = () => {
      keep('');
      setChecking(false);
    };
    Promise.resolve(onDone(digits)).then(empty, empty);
  };
  const change = () => {
    flushSync(() => setSystem(!isSystem));
    // Phones open another keyboard only for an input that gets the focus anew.
    input.current?.blur();
    input.current?.focus();
  };
  const wrong = [error, triesLeft === undefined ? undefined : texts.triesLeft(triesLeft)].filter((part) => part !== undefined);
  const problem = isLocked ? texts.locked(shortInstantText(lockedUntil, lang)) : count === 0 && wrong.length > 0 ? listed(wrong) : '';
  return (
    <div className={styles.entry}>
      <div className={styles.field}>
        <input
          ref={input}
          className={styles.input}
          type="password"
          autoComplete="off"
          inputMode={isSystem ? 'numeric' : 'none'}
          maxLength={payPasswordLength}
          aria-label={label}
          aria-invalid={problem !== '' || undefined}
          disabled={isLocked}
          readOnly={isChecking}
          onInput={({ currentTarget }) => enter(digitsOf(currentTarget.value))}
        />
        <div className={styles.boxes} aria-hidden>
          {places.map((place) => (
            <i
              key={place}
              className={classNames(styles.box, place < count && styles.filled, place === count && !isLocked && styles.next)}
            />
          ))}
        </div>
      </div>
      <p className={styles.heard} role="status">
        {isChecking ? texts.checking : count > 0 && texts.entered(count, payPasswordLength)}
      </p>
      <div className={classNames(styles.line, aside !== undefined && styles.sides)}>
        <p className={styles.problem} role="alert">
          {isLocked && <Icon of={Lock} size={14} />}
          {problem}
        </p>
        {aside}
      </div>
      <PayKeys
        isHidden={isSystem}
        isOff={isLocked || isChecking}
        onKey={(key) => enter(afterKey(input.current?.value ?? '', key))}
        onChange={change}
      />
    </div>
  );
}
