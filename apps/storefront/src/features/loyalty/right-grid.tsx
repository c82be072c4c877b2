import BadgePercent from '#icons/badge-percent';
import Cake from '#icons/cake';
import Coins from '#icons/coins';
import Lock from '#icons/lock';
import TicketPercent from '#icons/ticket-percent';
import Truck from '#icons/truck';
import { Icon } from '#ui/icon';
import styles from './right-grid.module.css';
import type { RightName } from './rights.ts';

const icons = { price: BadgePercent, freight: Truck, points: Coins, birthday: Cake, coupons: TicketPercent };

export interface ShownRight {
  readonly name: RightName;
  readonly title: string;
  readonly text: string;
  /** Only a higher level has it. */
  readonly isLocked?: boolean;
}

export const RightGrid = ({ rights }: { readonly rights: readonly ShownRight[] }) => (
  <ul className={styles.grid}>
    {rights.map(({ name, title, text, isLocked = false }) => (
      <li key={name} data-locked={isLocked}>
        <span className={styles.disc}>
          <Icon of={icons[name]} size={22} />
          {isLocked && (
            <i className={styles.lock}>
              <Icon of={Lock} size={12} />
            </i>
          )}
        </span>
        <b>{title}</b>
        <small>{text}</small>
      </li>
    ))}
  </ul>
);
