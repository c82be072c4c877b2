import type { BlockProps, ProductCard } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import type { BlockViewProps } from '#lib/block-view';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { Picture } from '#ui/picture';
import { ListPrice, Price } from '#ui/price';
import { SectionHeader } from '#ui/section-header';
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
            <RailCard goods={goods} isTall={props.tall} isEager={isFirstScreen && index < 4} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RailCardProps {
  readonly goods: ProductCard;
  readonly isTall: boolean;
  readonly isEager: boolean;
}

const RailCard = ({ goods, isTall, isEager }: RailCardProps) => (
  <article className={styles.card}>
    <Picture
      pictureKey={goods.picture}
      alt=""
      sizes={isTall ? '164px' : '104px'}
      loading={isEager ? 'eager' : 'lazy'}
      className={styles.picture}
    />
    <h3 className={styles.title}>
      <PageLink page="goodDetail" query={{ id: goods.id }} className={styles.link}>
        {goods.title}
      </PageLink>
    </h3>
    <p className={styles.prices}>
      <Price fen={goods.priceFen} size="small" />
      {goods.listPriceFen !== null && <ListPrice fen={goods.listPriceFen} />}
    </p>
  </article>
);
