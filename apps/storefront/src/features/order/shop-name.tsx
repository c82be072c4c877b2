import type { ReactNode } from 'react';
import Store from '#icons/store';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import styles from './shop-name.module.css';

interface ShopNameProps {
  readonly name: string;
  /** At the right edge. */
  readonly children?: ReactNode;
}

/** The head of a shop's card. */
export const ShopName = ({ name, children }: ShopNameProps) => (
  <div className={styles.head}>
    <Icon of={Store} size={18} className={styles.icon} />
    <h2 className={styles.name}>
      <Dotted text={name} />
    </h2>
    {children}
  </div>
);
