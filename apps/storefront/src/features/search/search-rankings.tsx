import type { OutputOf } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import Flame from '#icons/flame';
import Repeat from '#icons/repeat-2';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { searchTexts } from './search.texts.ts';
import styles from './search-rankings.module.css';

type RankingData = OutputOf<'catalog.search.hotWords'>['rankings'][number];

/** Goods shown of each. */
const shownGoods = 5;

export const SearchRankings = ({ rankings }: { readonly rankings: readonly RankingData[] }) => (
  <div className={styles.rankings}>
    {rankings
      .filter(({ list }) => list.length > 0)
      .map((ranking) => (
        <SearchRanking key={ranking.kind} ranking={ranking} />
      ))}
  </div>
);

function SearchRanking({ ranking: { kind, list } }: { readonly ranking: RankingData }) {
  const texts = useTexts(searchTexts);
  const said = kind === 'searched' ? texts.searches : texts.buyAgain;
  return (
    <section className={classNames(styles.ranking, kind === 'boughtAgain' && styles.good)}>
      <h2 className={styles.title}>
        <Icon of={kind === 'searched' ? Flame : Repeat} size={16} />
        {texts.rankings[kind]}
      </h2>
      <ol>
        {list.slice(0, shownGoods).map(({ id, title, picture, figure }, index) => (
          <li key={id}>
            <PageLink page="goodDetail" query={{ id }} className={styles.entry}>
              <span className={styles.rank}>{index + 1}</span>
              <Picture pictureKey={picture} alt="" sizes="36px" loading="lazy" className={styles.picture} />
              <span className={styles.words}>
                <span className={styles.name}>{title}</span>
                <span className={styles.figure}>{said(figure)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
