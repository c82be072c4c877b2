import type { BlockProps } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { Dotted } from '#ui/dotted';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import { goodsOf } from './goods-rail.tsx';
import styles from './ranking.module.css';

type RankingProps = NonNullable<BlockProps<'waterfall'>['ranking']>;

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
          <li key={goods.id}>
            <PageLink page="goodDetail" query={{ id: goods.id }} className={styles.entry}>
              <span className={styles.rank}>{index + 1}</span>
              <Picture pictureKey={goods.picture} alt="" sizes="40px" className={styles.picture} />
              <span className={styles.words}>
                <span className={styles.name}>{goods.title}</span>
                <Price fen={goods.priceFen} size="tiny" />
              </span>
            </PageLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
