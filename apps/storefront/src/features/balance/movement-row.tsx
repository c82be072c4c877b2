import { formatFen } from '@qianpu/kit/fen';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Gift from '#icons/gift';
import Lock from '#icons/lock';
import ShoppingBag from '#icons/shopping-bag';
import Undo2 from '#icons/undo-2';
import UserRound from '#icons/user-round';
import Wallet from '#icons/wallet';
import { classNames } from '#lib/class-names';
import { shortInstantText } from '#lib/instant';
import { Icon } from '#ui/icon';
import { balanceTexts } from './balance.texts.ts';
import type { Movement } from './balance-queries.ts';
import styles from './movement-row.module.css';

const icons = {
  ADJUSTED: Wallet,
  HELD: Lock,
  FREED: Undo2,
  JOINED: UserRound,
  VOID: Gift,
  SPENT: ShoppingBag,
  UNSPENT: Undo2,
  REFUNDED: Undo2,
  RECHARGED: Wallet,
};

/** "+105.00", "−63.50": a sum with its sign. */
const signed = (fen: number): string => `${fen > 0 ? '+' : '−'}${formatFen(Math.abs(fen)).slice(1)}`;

export function MovementRow({ movement: { at, sort, principalFen, bonusFen, leftFen, reason } }: { readonly movement: Movement }) {
  const { lang } = useMessages();
  const texts = useTexts(balanceTexts);
  const fen = principalFen + bonusFen;
  const title = sort === 'ADJUSTED' ? texts.reasons[reason ?? 'OTHER'] : texts.sorts[sort];
  return (
    <li className={styles.row}>
      <span className={styles.disc}>
        <Icon of={icons[sort]} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>
          <time dateTime={new Date(at).toISOString()}>{shortInstantText(at, lang)}</time>
          {bonusFen !== 0 && ` · ${texts.bonus} ${signed(bonusFen)}`}
        </span>
      </span>
      <span className={styles.sums}>
        <b className={classNames(styles.sum, fen > 0 && styles.in)}>{signed(fen)}</b>
        <span className={styles.note}>{texts.left(formatFen(leftFen).slice(1))}</span>
      </span>
    </li>
  );
}
