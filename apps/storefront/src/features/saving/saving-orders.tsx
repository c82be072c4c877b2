import { formatFen } from '@qianpu/kit/fen';
import { usePages } from '#api/use-pages';
import { useMessages } from '#i18n/messages';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/instant';
import { PageLink } from '#navigation/page-link';
import { FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { Picture } from '#ui/picture';
import { ListSkeleton } from '#ui/skeleton';
import styles from './saving.module.css';
import { savingTexts } from './saving.texts.ts';
import { type OrderSaving, savingOrders } from './saving-queries.ts';

/** Order by order, paid last first. */
export function SavingOrders({ year }: { readonly year: number }) {
  const texts = useTexts(savingTexts);
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(savingOrders(year));
  return (
    <section className={styles.card}>
      <h2>{texts.orders}</h2>
      {entries ? (
        <ul className={styles.orders}>
          {entries.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        !isFailed && <ListSkeleton />
      )}
      {isFailed && <FailedPart text={texts.failed} onRetry={fetchNext} />}
      {!isFailed && hasMore && <ListEnd key={count} hasMore onNear={fetchNext} />}
    </section>
  );
}

function OrderRow({ order: { id, shopName, title, picture, lines, pieces, paidAt, savedFen, kinds } }: { readonly order: OrderSaving }) {
  const { lang } = useMessages();
  const texts = useTexts(savingTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  return (
    <li>
      <PageLink page="orderDetail" query={{ id }} className={styles.order}>
        <Picture pictureKey={picture} alt="" sizes="48px" className={styles.picture} />
        <span className={styles.words}>
          <b>{lines > 1 ? texts.goods(shopName, lines, pieces) : title}</b>
          <small>{kinds.map(({ kind, savedFen: fen }) => `${promotionKinds[kind]} ${formatFen(fen)}`).join(' + ')}</small>
        </span>
        <span className={styles.saved}>
          <b>{`−${formatFen(savedFen).replace('¥', '')}`}</b>
          <small>{dayText(paidAt, lang)}</small>
        </span>
      </PageLink>
    </li>
  );
}
