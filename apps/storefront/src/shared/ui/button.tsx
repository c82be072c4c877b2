import type { ComponentProps } from 'react';
import { classNames } from '#lib/class-names';
import styles from './button.module.css';

interface ButtonLook {
  /** 28, 32, 44 and 52 high. */
  readonly size?: 'tiny' | 'small' | 'large' | 'huge';
  /** A filled button stands at most once in a card. */
  readonly tone?: 'solid' | 'soft' | 'wash' | 'line' | 'outline';
  readonly isBlock?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Something is on its way: a spinner, and taps do nothing. */
  readonly isBusy?: boolean;
}

/** For links that look like a button. */
export const buttonClassOf = ({ size = 'small', tone = 'solid', isBlock = false }: ButtonLook) =>
  classNames(styles.button, size !== 'small' && styles[size], tone !== 'solid' && styles[tone], isBlock && styles.block);

export const buttonClass = buttonClassOf({});

export function Button({
  size = 'small',
  tone = 'solid',
  isBlock = false,
  isBusy = false,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClassOf({ size, tone, isBlock })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (tap) => tap.preventDefault() : onClick}
    >
      {isBusy && <i className={styles.spinner} />}
      {children}
    </button>
  );
}
