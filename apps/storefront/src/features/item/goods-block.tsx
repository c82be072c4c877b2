import type { BlockProps } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import type { BlockViewProps } from '#lib/block-view';
import { classNames } from '#lib/class-names';
import { MoreLink } from '#navigation/more-link';
import { useShop } from '#session/shop-context';
import { FailedPart } from '#ui/failed';
import { SectionHeader } from '#ui/section-header';
import { GoodsSkeleton } from '#ui/skeleton';
import styles from './goods-block.module.css';
import { GoodsCard } from './goods-card.tsx';
import { goodsPage } from './item-queries.ts';

export const goodsOf = (cid: string, { source, count }: Pick<BlockProps<'goods'>, 'source' | 'count'>) => goodsPage(cid, source, 1, count);

/** The card of each layout, and how many of them a phone shows before it is scrolled. */
const layouts = {
  grid: ['grid', 2],
  list: ['list', 2],
  rail: ['rail', 4],
  small: ['rail', 3],
  wide: ['wide', 1],
} as const;

/** Goods in one of five layouts. Nothing to show leaves no gap. */
export function GoodsBlock({ props, isFirstScreen }: BlockViewProps<'goods'>) {
  const { title, subtitle, layout, tall, more } = props;
  const { cid } = useShop();
  const { data, isError, refetch } = useRead(goodsOf(cid, props));
  if (data && data.list.length === 0) return null;
  const [form, eagerCount] = layouts[layout];
  const isTall = tall && layout === 'rail';
  const isCard = form === 'rail';
  return (
    <section className={isCard ? styles.cardBlock : styles.block}>
      {title && (
        <SectionHeader title={title} subtitle={subtitle} place={isCard ? 'card' : 'floor'}>
          {more && <MoreLink link={more} of={title} />}
        </SectionHeader>
      )}
      {isError && !data ? (
        <FailedPart onRetry={refetch} />
      ) : (
        <ul className={classNames(styles[layout], isTall && styles.tall)}>
          {data?.list.map((goods, index) => (
            <li key={goods.id}>
              <GoodsCard goods={goods} form={isTall ? 'tallRail' : form} loading={isFirstScreen && index < eagerCount ? 'eager' : 'lazy'} />
            </li>
          ))}
        </ul>
      )}
      {!data && !isError && !isCard && <GoodsSkeleton />}
    </section>
  );
}
