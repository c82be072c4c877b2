import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#i18n/messages';
import { onNearViewport } from '#lib/on-near-viewport';
import styles from './list-end.module.css';

/** Three screens ahead: even flung, a page has come before its place is reached, and is drawn card by card. */
const aheadMargin = '300%';

interface ListEndProps {
  readonly hasMore: boolean;
  readonly onNear: () => void;
}

/** The end of a list that goes on while it is scrolled: calls for more, or says that there is none. */
export function ListEnd({ hasMore, onNear }: ListEndProps) {
  const { listEnd, loadingMore } = useMessages();
  const mark = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasMore && mark.current) return onNearViewport(mark.current, aheadMargin, onNear);
  });
  return (
    <p ref={mark} className={styles.end}>
      {hasMore ? loadingMore : listEnd}
    </p>
  );
}

/** A line in the place of a list that has nothing. */
export const ListNote = ({ children }: { readonly children: ReactNode }) => <p className={styles.end}>{children}</p>;
