import type { BlockProps } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import type { BlockViewProps } from '#lib/block-view';
import { classNames } from '#lib/class-names';
import { useShop } from '#session/shop-context';
import { SectionHeader } from '#ui/section-header';
import { GoodsCard } from './goods-card.tsx';
import styles from './goods-rail.module.css';
import { goodsPage } from './item-queries.ts';
import { MoreLink } from './more-link.tsx';

export const goodsOf = (cid: string, { source, count }: Pick<BlockProps<'goodsRail'>, 'source' | 'count'>) =>
  goodsPage(cid, source, 1, count);

/** Goods in one row that is pushed sideways. Nothing to show leaves no gap. */
export function GoodsRail({ props, isFirstScreen }: BlockViewProps<'goodsRail'>) {
  const { cid } = useShop();
  const { data } = useRead(goodsOf(cid, props));
  if (data && data.list.length === 0) return null;
  return (
    <section className={styles.rail}>
      <SectionHeader title={props.title} subtitle={props.subtitle} place="card">
        {props.more && <MoreLink link={props.more} of={props.title} />}
      </SectionHeader>
      <ul className={classNames(styles.row, props.tall && styles.tall)}>
        {data?.list.map((goods, index) => (
          <li key={goods.id} className={styles.cell}>
            <GoodsCard goods={goods} form={props.tall ? 'tallRail' : 'rail'} loading={isFirstScreen && index < 4 ? 'eager' : 'lazy'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
