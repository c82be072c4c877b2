import { useRead } from '#api/read-query';
import { reviewsDrawing } from '#drawings/reviews';
import type { ReviewParams } from '#features/review';
import { isReviewFilter, ReviewFilters, ReviewList, reviewListTexts, reviewPages, reviewSummary } from '#features/review';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import type { PageQuery } from '#navigation/address';
import { PageLink } from '#navigation/page-link';
import type { PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useSetQuery } from '#navigation/use-set-query';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { ListNote } from '#ui/list-end';
import styles from './review-list-page.module.css';

/** Characters of a tag, as the contract has it: a longer one is nobody's. */
const longestTag = 10;

const reviewParamsOf = ({ filter, tag }: PageQuery): ReviewParams => {
  if (tag && tag.length <= longestTag) return { filter: 'all', tag };
  return { filter: isReviewFilter(filter) ? filter : 'all' };
};

export const queries: PageQueries = (query) => [reviewPages(query.id ?? '', reviewParamsOf(query))(1)];
export const asides: PageQueries = ({ id = '' }) => [reviewSummary(id)];

/** `filter` or `tag` say which reviews. */
export function Page({ query }: PageProps) {
  const { id = '' } = query;
  const titles = useTitles();
  const { noneOfKind } = useTexts(reviewListTexts);
  const { data: summary } = useRead(reviewSummary(id));
  const ask = useSetQuery();
  const params = reviewParamsOf(query);
  const choose = ({ filter, tag }: ReviewParams) => ask({ filter: filter === 'all' ? null : filter, tag: tag ?? null });
  const isNarrowed = params.filter !== 'all' || params.tag !== undefined;
  return (
    <main className={styles.page}>
      <TopBar title={titles.reviews} />
      {summary && summary.count > 0 && <ReviewFilters params={params} onChoose={choose} summary={summary} />}
      <ReviewList
        key={`${params.filter} ${params.tag}`}
        goodsId={id}
        params={params}
        whenEmpty={isNarrowed ? <ListNote>{noneOfKind}</ListNote> : <NoReviews goodsId={id} />}
      />
    </main>
  );
}

function NoReviews({ goodsId }: { readonly goodsId: string }) {
  const { empty, toItem } = useTexts(reviewListTexts);
  return (
    <EmptyState drawing={reviewsDrawing} words={empty}>
      <PageLink page="goodDetail" query={{ id: goodsId }} className={buttonClass}>
        {toItem}
      </PageLink>
    </EmptyState>
  );
}
