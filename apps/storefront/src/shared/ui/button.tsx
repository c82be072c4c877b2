import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** For links that look like a button. */
export const buttonClass = styles.button;

export const Button = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...props} type="button" className={buttonClass} />
);
