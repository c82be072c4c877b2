import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { StoreCard, type StoreSeen } from './store-card.tsx';

interface StoreListProps {
  readonly stores: readonly StoreSeen[];
  /** The path below the base that choosing a store leads to; its home where nothing else is said. */
  readonly wayTo?: ((cid: string) => string) | undefined;
}

/** Stores whose pictures are fetched at once. */
const firstScreen = 4;

/** The merchant's shops. Another shop has other colours and other texts, so choosing one loads its page anew. */
export function StoreList({ stores, wayTo }: StoreListProps) {
  const shop = useShop();
  const pathTo = wayTo ?? ((cid: string) => hrefOf('index', { cid }, shop));
  return (
    <ul>
      {stores.map((store, nth) => (
        <li key={store.organizationId}>
          <StoreCard store={store} href={shop.base + pathTo(store.organizationId)} isFirst={nth < firstScreen} />
        </li>
      ))}
    </ul>
  );
}
