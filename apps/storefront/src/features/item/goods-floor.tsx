import { useRead } from '#api/read-query';
import type { BlockViewProps } from '#lib/block-view';
import { useShop } from '#session/shop-context';
import { FailedPart } from '#ui/failed';
import { SectionHeader } from '#ui/section-header';
import { GoodsSkeleton } from '#ui/skeleton';
import { GoodsCard } from './goods-card.tsx';
import styles from './goods-floor.module.css';
import { goodsOf } from './goods-rail.tsx';
import { MoreLink } from './more-link.tsx';

/** Goods in even rows of two. */
export function GoodsFloor({ props, isFirstScreen }: BlockViewProps<'goodsFloor'>) {
  const { cid } = useShop();
  const { data, isError, refetch } = useRead(goodsOf(cid, props));
  if (data && data.list.length === 0) return null;
  return (
    <section className={styles.floor}>
      <SectionHeader title={props.title} subtitle={props.subtitle} place="floor">
        {props.more && <MoreLink link={props.more} of={props.title} />}
      </SectionHeader>
      <ul className={styles.grid}>
        {data?.list.map((goods, index) => (
          <li key={goods.id}>
            <GoodsCard goods={goods} loading={isFirstScreen && index < 2 ? 'eager' : 'lazy'} />
          </li>
        ))}
      </ul>
      {!data && (isError ? <FailedPart onRetry={refetch} /> : <GoodsSkeleton />)}
    </section>
  );
}
