import type { OutputOf } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import { AskLink } from '#navigation/ask-link';
import { reviewTexts } from './review.texts.ts';
import styles from './review-filters.module.css';
import { reviewListTexts } from './review-list.texts.ts';
import type { ReviewFilter, ReviewWish } from './review-list-queries.ts';
import { reviewFilters } from './review-list-queries.ts';

interface ReviewFiltersProps {
  readonly goodsId: string;
  readonly wish: ReviewWish;
  readonly summary: OutputOf<'catalog.review.summary'>;
}

/** How content buyers are, and what their reviews can be narrowed by. */
export function ReviewFilters({ goodsId, wish, summary: { count, goodRate, counts, tags } }: ReviewFiltersProps) {
  const texts = useTexts(reviewListTexts);
  const { count: countText } = useTexts(reviewTexts);
  const linkTo = (filter: ReviewFilter | null, tag: string | null) => ({ id: goodsId, filter, tag });
  const countOf = { all: count, ...counts };
  return (
    <section className={styles.card}>
      {goodRate !== null && (
        <p className={styles.rate}>
          <b className={styles.figure}>{goodRate}%</b>
          <span>{texts.rate}</span>
          <span className={styles.count}>{texts.countOf(countText(count))}</span>
        </p>
      )}
      <nav aria-label={texts.kinds}>
        <ul className={styles.chips}>
          {reviewFilters.map((kind) => (
            <li key={kind}>
              <AskLink
                page="goodAppraisalList"
                query={linkTo(kind === 'all' ? null : kind, null)}
                className={styles.chip}
                aria-current={(!wish.tag && wish.filter === kind) || undefined}
              >
                {texts.filters[kind]} <small className={styles.times}>{countText(countOf[kind])}</small>
              </AskLink>
            </li>
          ))}
        </ul>
      </nav>
      {tags.length > 0 && (
        <nav aria-label={texts.tags}>
          <ul className={styles.chips}>
            {tags.map(({ tag, count: times }) => (
              <li key={tag}>
                <AskLink
                  page="goodAppraisalList"
                  query={linkTo(null, tag)}
                  className={styles.chip}
                  aria-current={wish.tag === tag || undefined}
                >
                  {tag} <small className={styles.times}>{countText(times)}</small>
                </AskLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
