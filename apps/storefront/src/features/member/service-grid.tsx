import type { ReactNode } from 'react';
import { PageLink } from '#navigation/page-link';
import type { PageName } from '#navigation/pages';
import type { LinkQuery } from '#navigation/resolve';
import type { IconShape } from '#ui/icon';
import { Icon } from '#ui/icon';
import styles from './service-grid.module.css';

interface ServiceGridProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const ServiceGrid = ({ title, children }: ServiceGridProps) => (
  <section className={styles.card}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.grid}>{children}</ul>
  </section>
);

interface EntryProps {
  readonly icon: IconShape;
  readonly text: string;
}

interface EntryLinkProps extends EntryProps {
  /** Only what is built: no entry leads nowhere. */
  readonly page: PageName;
  readonly query?: LinkQuery;
}

export const EntryLink = ({ page, query, ...entry }: EntryLinkProps) => (
  <li>
    <PageLink page={page} {...(query && { query })} className={styles.entry}>
      <Words {...entry} />
    </PageLink>
  </li>
);

export const EntryButton = ({ onClick, ...entry }: EntryProps & { readonly onClick: () => void }) => (
  <li>
    <button type="button" className={styles.entry} onClick={onClick}>
      <Words {...entry} />
    </button>
  </li>
);

export const EntryAnchor = ({ href, lang, ...entry }: EntryProps & { readonly href: string; readonly lang: string }) => (
  <li>
    <a href={href} hrefLang={lang} lang={lang} className={styles.entry}>
      <Words {...entry} />
    </a>
  </li>
);

const Words = ({ icon, text }: EntryProps) => (
  <>
    <span className={styles.disc}>
      <Icon of={icon} size={22} />
    </span>
    {text}
  </>
);
