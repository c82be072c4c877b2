import type { ReactNode } from 'react';
import styles from './item-part.module.css';

/** In the order in which the bar names them; the page may have another one. */
export const partNames = ['goods', 'reviews', 'detail', 'related'] as const;
export type ItemPartName = (typeof partNames)[number];

interface ItemPartProps {
  readonly name: Exclude<ItemPartName, 'goods'>;
  readonly children: ReactNode;
}

/** What a tab of the bar leads to. */
export const ItemPart = ({ name, children }: ItemPartProps) => (
  <div className={styles.part} data-part={name}>
    {children}
  </div>
);
