import type { ComponentType } from 'react';
import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import ChevronDown from '#icons/chevron-down';
import { loadChunk } from '#lib/load-chunk';
import type { PageName } from '#navigation/pages';
import type { LinkQuery } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { Icon } from '#ui/icon';
import { useToast } from '#ui/toast';
import { institutions } from './shop-queries.ts';
import styles from './store-button.module.css';
import type { StoreSheetProps } from './store-sheet.tsx';

interface StoreButtonProps {
  /** Where the shopper goes on in the other shop. */
  readonly page: PageName;
  readonly query?: LinkQuery;
}

/** The shop one stands in, and the way to another of the merchant's; one shop alone is no choice. */
export function StoreButton({ page, query = {} }: StoreButtonProps) {
  const { shopName } = useShop();
  const { chooseStore, pageFailed } = useMessages();
  const toast = useToast();
  const { data } = useRead(institutions());
  const [Sheet, setSheet] = useState<ComponentType<StoreSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    loadChunk(() => import('./store-sheet.tsx')).then(
      ({ StoreSheet }) => {
        setSheet(() => StoreSheet);
        setOpen(true);
      },
      () => toast(pageFailed.text),
    );
  const name = <span className={styles.name}>{shopName}</span>;
  // As wide as the button it may turn out to be.
  if (!data || data.length < 2) return <p className={styles.button}>{name}</p>;
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" aria-label={chooseStore(shopName)} onClick={open}>
        {name}
        <Icon of={ChevronDown} size={14} className={styles.chevron} />
      </button>
      {Sheet && <Sheet isOpen={isOpen} page={page} query={query} onClose={() => setOpen(false)} />}
    </>
  );
}
