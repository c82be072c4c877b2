import type { Institution } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import type { PageName } from '#navigation/pages';
import type { LinkQuery } from '#navigation/resolve';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { Sheet } from '#ui/sheet';
import { NearestStores } from './nearest-stores.tsx';
import { shopTexts } from './shop.texts.ts';
import styles from './store-sheet.module.css';

export interface StoreSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly stores: readonly Institution[];
  readonly page: PageName;
  readonly query: LinkQuery;
}

/** The merchant's shops, each leading to the same page of its own. */
export function StoreSheet({ isOpen, onClose, stores, page, query }: StoreSheetProps) {
  const shop = useShop();
  const { chooseStore } = useTexts(shopTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={chooseStore}>
      <div className={styles.stores}>
        <NearestStores stores={stores} wayTo={(cid) => hrefOf(page, { ...query, cid }, shop)} />
      </div>
    </Sheet>
  );
}
