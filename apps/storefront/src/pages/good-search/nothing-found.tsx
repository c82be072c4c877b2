import { nothingFoundDrawing } from '#drawings/nothing-found';
import { EndlessGoods, goodsPages } from '#features/item';
import type { SearchParams } from '#features/search';
import { filterCount, resultsTexts, WordLinks } from '#features/search';
import { useTexts } from '#i18n/texts';
import { useShop } from '#session/shop-context';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { SectionHeader } from '#ui/section-header';
import styles from './nothing-found.module.css';

interface NothingFoundProps {
  readonly params: SearchParams;
  readonly related: readonly string[];
  readonly onUnfilter: () => void;
}

/** An empty list still leads on: filters can be dropped, other words tried, and there is what others buy. */
export function NothingFound({ params, related, onUnfilter }: NothingFoundProps) {
  const { cid } = useShop();
  const texts = useTexts(resultsTexts);
  const isFiltered = filterCount(params) > 0;
  return (
    <>
      <EmptyState
        drawing={nothingFoundDrawing}
        words={isFiltered ? texts.nothingLeft : { ...texts.nothing, title: texts.nothing.title(params.words) }}
      >
        {isFiltered && <Button onClick={onUnfilter}>{texts.unfilter}</Button>}
      </EmptyState>
      {related.length > 0 && (
        <section className={styles.related}>
          <h2 className={styles.title}>{texts.tryThese}</h2>
          <WordLinks words={related} />
        </section>
      )}
      <SectionHeader title={texts.whatSells} subtitle="" place="floor" />
      <EndlessGoods pageAt={goodsPages(cid, { sortType: 'sold' })} />
    </>
  );
}
