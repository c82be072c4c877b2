import type { BlockProps } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import { useShop } from '#session/shop-context';
import { Dotted } from '#ui/dotted';
import { goodsOf } from './goods-block.tsx';
import { GoodsCard } from './goods-card.tsx';
import styles from './ranking.module.css';

type RankingProps = NonNullable<BlockProps<'goodsTabs'>['ranking']>;

/** Pixels: head and foot of the card, and one row with its gap. */
export const rankingHeight = ({ count }: RankingProps) => 76 + count * 52;

export function Ranking({ ranking }: { readonly ranking: RankingProps }) {
  const { cid } = useShop();
  const { data } = useRead(goodsOf(cid, ranking));
  return (
    <section className={styles.card} style={{ minHeight: rankingHeight(ranking) }}>
      <h3 className={styles.title}>{ranking.title}</h3>
      <p className={styles.subtitle}>
        <Dotted text={ranking.subtitle} />
      </p>
      <ol className={styles.list}>
        {data?.list.map((goods, index) => (
          <li key={goods.id} className={styles.entry}>
            <span className={styles.rank}>{index + 1}</span>
            <GoodsCard goods={goods} form="line" />
          </li>
        ))}
      </ol>
    </section>
  );
}
