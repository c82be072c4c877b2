import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '#i18n/texts';
import ArrowLeft from '#icons/arrow-left';
import { useShopPath } from '#lib/current-shop';
import { Icon } from './icon.tsx';
import styles from './page.module.css';
import { pageTexts } from './page.texts.ts';

interface PageProps {
  readonly title: string;
  /** Beside the title: states, the time of the last change. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  /** The list this page belongs to; without one the page is of the menu. */
  readonly back?: string;
  readonly children: ReactNode;
}

/** A page below the frame: its title, what can be done, its cards. */
export function Page({ title, aside, actions, back, children }: PageProps) {
  const texts = useTexts(pageTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {back !== undefined && (
          <Button
            aria-label={texts.back}
            icon={<Icon of={ArrowLeft} />}
            // A list is left as it was found: its filters are in the history.
            onClick={() => (window.history.length > 1 ? navigate(-1) : navigate(shopPath(back)))}
          />
        )}
        <h1>{title}</h1>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** What the browser calls the page; desks that do without its head say it themselves. */
export function usePageTitle(title: string): void {
  const { product } = useTexts(pageTexts);
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}

interface CardProps {
  readonly title?: ReactNode;
  readonly note?: ReactNode;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
  /** The content reaches the card's edges: tables. */
  readonly isFlush?: boolean;
  readonly className?: string | undefined;
}

export const Card = ({ title, note, extra, children, isFlush = false, className = '' }: CardProps) => (
  <section className={`${styles.card} ${className}`}>
    {title !== undefined && (
      <header className={styles.cardHead}>
        <h2>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {extra !== undefined && <div className={styles.extra}>{extra}</div>}
      </header>
    )}
    <div className={isFlush ? undefined : title === undefined ? styles.bodyAlone : styles.body}>{children}</div>
  </section>
);

/** Main column and a narrow one beside it. */
export const Columns = ({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    <aside className={styles.column}>{aside}</aside>
  </div>
);

/** A link inside the console that keeps the shop looked at. */
export const PageLink = ({
  to,
  children,
  className,
}: {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => {
  const shopPath = useShopPath();
  return (
    <Link to={shopPath(to)} className={className ?? styles.link}>
      {children}
    </Link>
  );
};
