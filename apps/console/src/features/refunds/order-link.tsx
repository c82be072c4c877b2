import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { PageLink } from '#ui/page';
import styles from './refunds.module.css';
import { refundsTexts } from './refunds.texts.ts';

/** The order a refund belongs to; money that came too late belongs to none. */
export function OrderLink({ id }: { readonly id: string | null }) {
  const texts = useTexts(refundsTexts);
  const may = useMay();
  if (id === null) return <span className={styles.quiet}>{texts.noOrder}</span>;
  if (!may('trade.order.detailForStaff')) return <span className={styles.number}>{id}</span>;
  return (
    <PageLink to={`/orders/${id}`} className={`${styles.number} ${styles.link}`}>
      {id}
    </PageLink>
  );
}
