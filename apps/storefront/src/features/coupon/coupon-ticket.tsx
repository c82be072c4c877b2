import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names';
import { Tag } from '#ui/tag';
import type { TicketTerms } from './coupon-queries.ts';
import styles from './coupon-ticket.module.css';
import { CouponWorth } from './coupon-worth.tsx';

interface CouponTicketProps {
  readonly terms: Pick<TicketTerms, 'name' | 'worth' | 'fromFen'>;
  /** Beside the name: whom it is for. */
  readonly tag?: string | undefined;
  /** Nothing can be done with it any more. */
  readonly isQuiet?: boolean;
  /** Lines below the name. */
  readonly children?: ReactNode;
  /** At the right, behind the cut: a button, a tick. */
  readonly action: ReactNode;
  /** Below the ticket, on the same card. */
  readonly below?: ReactNode;
}

/** A coupon as a ticket: its worth left, its name and terms in the middle, what can be done with it right. */
export const CouponTicket = ({ terms, tag, isQuiet = false, children, action, below }: CouponTicketProps) => (
  <article className={classNames(styles.card, isQuiet && styles.quiet)}>
    <div className={styles.ticket}>
      <div className={styles.worth}>
        <CouponWorth worth={terms.worth} fromFen={terms.fromFen} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {terms.name}
          {tag && (
            <>
              {' '}
              <Tag>{tag}</Tag>
            </>
          )}
        </h3>
        {children}
      </div>
      <div className={styles.action}>{action}</div>
    </div>
    {below}
  </article>
);

interface TicketNoteProps {
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

/** A line below a ticket's name. */
export const TicketNote = ({ isUrgent = false, children }: TicketNoteProps) => (
  <p className={classNames(styles.note, isUrgent && styles.urgent)}>{children}</p>
);

/** Tickets one below the other. */
export const TicketList = ({ children }: { readonly children: ReactNode }) => <ul className={styles.list}>{children}</ul>;
