import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import type { PageName } from '#navigation/pages';
import type { LinkQuery } from '#navigation/resolve';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { FailedPart } from '#ui/failed';
import { Sheet } from '#ui/sheet';
import { ListSkeleton } from '#ui/skeleton';
import { NearestStores } from './nearest-stores.tsx';
import { shopTexts } from './shop.texts.ts';
import { stores } from './shop-queries.ts';
import styles from './store-sheet.module.css';

export interface StoreSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly page: PageName;
  readonly query: LinkQuery;
}

/** The merchant's shops, each leading to the same page of its own. */
export function StoreSheet({ isOpen, onClose, page, query }: StoreSheetProps) {
  const shop = useShop();
  const { chooseStore } = useTexts(shopTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={chooseStore}>
      <div className={styles.stores}>
        <Stores wayTo={(cid) => hrefOf(page, { ...query, cid }, shop)} />
      </div>
    </Sheet>
  );
}

function Stores({ wayTo }: { readonly wayTo: (cid: string) => string }) {
  const { storesFailed } = useTexts(shopTexts);
  const { data, isError, refetch } = useRead(stores());
  if (data) return <NearestStores stores={data} wayTo={wayTo} />;
  return isError ? <FailedPart text={storesFailed} onRetry={refetch} /> : <ListSkeleton />;
}
