import type { OutputOf } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import { reviewTexts } from './review.texts.ts';
import styles from './review-filters.module.css';
import { reviewListTexts } from './review-list.texts.ts';
import type { ReviewParams } from './review-list-queries.ts';
import { reviewFilters } from './review-list-queries.ts';

interface ReviewFiltersProps {
  readonly params: ReviewParams;
  readonly onChoose: (params: ReviewParams) => void;
  readonly summary: OutputOf<'catalog.review.summary'>;
}

/** How content buyers are, and what their reviews can be narrowed by. */
export function ReviewFilters({ params, onChoose, summary: { count, goodRate, counts, tags } }: ReviewFiltersProps) {
  const texts = useTexts(reviewListTexts);
  const { count: countText } = useTexts(reviewTexts);
  const auto = count - counts.all;
  return (
    <section className={styles.card}>
      {goodRate !== null && (
        <p className={styles.rate}>
          <b className={styles.figure}>{goodRate}%</b>
          <span>{texts.rate}</span>
          <span className={styles.count}>{texts.countOf(countText(count), auto > 0 ? countText(auto) : null)}</span>
        </p>
      )}
      <fieldset className={styles.chips} aria-label={texts.kinds}>
        {reviewFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            className={styles.chip}
            aria-pressed={!params.tag && params.filter === filter}
            onClick={() => onChoose({ filter })}
          >
            {texts.filters[filter]} <small className={styles.times}>{countText(counts[filter])}</small>
          </button>
        ))}
      </fieldset>
      {tags.length > 0 && (
        <fieldset className={styles.chips} aria-label={texts.tags}>
          {tags.map(({ tag, count: times }) => (
            <button
              key={tag}
              type="button"
              className={styles.chip}
              aria-pressed={params.tag === tag}
              onClick={() => onChoose({ filter: 'all', tag })}
            >
              {tag} <small className={styles.times}>{countText(times)}</small>
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
