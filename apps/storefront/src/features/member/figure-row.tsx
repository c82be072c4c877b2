import type { ReactNode } from 'react';
import { PageLink } from '#navigation/page-link';
import type { PageName } from '#navigation/pages';
import { useSession } from '#session/session';
import styles from './figure-row.module.css';

/** What the member has, each figure a way to how it came to be. */
export const FigureRow = ({ children }: { readonly children: ReactNode }) => <ul className={styles.row}>{children}</ul>;

interface FigureProps {
  readonly page: PageName;
  readonly text: string;
  /** Undefined: not known yet. A visitor has none. */
  readonly value: ReactNode;
}

export function Figure({ page, text, value }: FigureProps) {
  const { isMember } = useSession();
  return (
    <li>
      <PageLink page={page} className={styles.figure}>
        <b>{isMember ? value : <span aria-hidden>–</span>}</b> {text}
      </PageLink>
    </li>
  );
}
