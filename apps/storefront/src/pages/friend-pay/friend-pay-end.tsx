import { walletDrawing } from '#drawings/wallet';
import { useTexts } from '#i18n/texts';
import Check from '#icons/check';
import { PageLink } from '#navigation/page-link';
import { buttonClass, buttonClassOf } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { Icon } from '#ui/icon';
import { Price } from '#ui/price';
import { friendPayTexts } from './friend-pay.texts.ts';
import styles from './friend-pay-page.module.css';
import type { FriendPayInfo } from './friend-request.tsx';

/** It was paid, and by whom; or it ran out. */
export function FriendPayEnd({ info: { state, paidBy, payableFen, isOwn } }: { readonly info: FriendPayInfo }) {
  const texts = useTexts(friendPayTexts);
  if (state !== 'PAID') return <FriendPayOver isOwn={isOwn} />;
  return (
    <section className={styles.end} aria-live="polite">
      <span className={styles.ring}>
        <Icon of={Check} size={32} />
      </span>
      <h2 className={styles.who}>{paidBy ? texts.paidBy(paidBy) : texts.paid}</h2>
      <Price fen={payableFen} size="large" />
      <p className={styles.quiet}>{isOwn ? texts.paidOwn : texts.paidSays}</p>
      <PageLink page={isOwn ? 'orderList' : 'index'} className={`${buttonClassOf({ size: 'large' })} ${styles.way}`}>
        {isOwn ? texts.toOrders : texts.toHome}
      </PageLink>
    </section>
  );
}

/** A link that opens nothing any more, or never did. */
export function FriendPayOver({ isOwn = false }: { readonly isOwn?: boolean }) {
  const texts = useTexts(friendPayTexts);
  return (
    <EmptyState drawing={walletDrawing} words={isOwn ? texts.overOwn : texts.over}>
      <PageLink page={isOwn ? 'orderList' : 'index'} className={buttonClass}>
        {isOwn ? texts.toOrders : texts.toHome}
      </PageLink>
    </EmptyState>
  );
}
