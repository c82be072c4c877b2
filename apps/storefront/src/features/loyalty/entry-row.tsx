import { grouped } from '@qianpu/kit/number';
import { useMessages } from '#i18n/messages';
import { classNames } from '#lib/class-names';
import { shortInstantText } from '#lib/instant';
import { PageLink } from '#navigation/page-link';
import styles from './entry-row.module.css';

interface EntryRowProps {
  readonly title: string;
  readonly at: number;
  readonly amount: number;
  readonly note?: string | undefined;
  /** The order it comes of: the row leads there. */
  readonly orderId?: string | undefined;
}

/** "+120", "−8": an amount with its sign. */
const signed = (amount: number): string => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${grouped(Math.abs(amount))}`;

/** One movement of points or growth. */
export function EntryRow({ title, at, amount, note, orderId }: EntryRowProps) {
  const { lang } = useMessages();
  const row = (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>
          <time dateTime={new Date(at).toISOString()}>{shortInstantText(at, lang)}</time>
          {note && ` · ${note}`}
        </span>
      </span>
      <b className={classNames(styles.sum, amount > 0 && styles.in)}>{signed(amount)}</b>
    </>
  );
  return (
    <li>
      {orderId === undefined ? (
        <div className={styles.row}>{row}</div>
      ) : (
        <PageLink page="orderDetail" query={{ id: orderId }} className={styles.row}>
          {row}
        </PageLink>
      )}
    </li>
  );
}
