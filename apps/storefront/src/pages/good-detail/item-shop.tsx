import type { ProductCard } from '@qianpu/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '#api/read-query';
import { firstGoodsPage, GoodsCard } from '#features/item';
import { SellerCard } from '#features/shop';
import { statusOf } from '#features/support';
import { onNearViewport } from '#lib/on-near-viewport';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import styles from './item-shop.module.css';

/** Goods of the shop beside the one that is looked at. */
const pickCount = 3;

/** The shop with three of what it sells most, asked for as they come near; their room is kept until it is known that there are none. */
export function ItemShop({ id }: { readonly id: string }) {
  const shop = useShop();
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (frame.current) return onNearViewport(frame.current, '100%', () => setNear(true));
  }, []);
  const { data: status } = useRead(statusOf(shop.cid));
  const { data: sold, isError } = useRead(firstGoodsPage(shop.cid, { sortType: 'sold' }), isNear);
  const picks = sold?.list.filter((goods) => goods.id !== id && !goods.isSoldOut).slice(0, pickCount);
  return (
    <div ref={frame}>
      <SellerCard rating={status?.rating ?? null} isNear={isNear} returnUrl={shop.base + hrefOf('goodDetail', { id }, shop)}>
        {!isError && picks?.length !== 0 && <Picks picks={picks ?? []} />}
      </SellerCard>
    </div>
  );
}

const Picks = ({ picks }: { readonly picks: readonly ProductCard[] }) => (
  <ul className={styles.picks}>
    {picks.map((goods) => (
      <li key={goods.id}>
        <GoodsCard goods={goods} form="rail" />
      </li>
    ))}
  </ul>
);
