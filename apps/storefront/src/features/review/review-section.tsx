import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { reviewTexts } from './review.texts.ts';
import { ReviewBrief } from './review-brief.tsx';
import { reviewSummary } from './review-queries.ts';
import styles from './review-section.module.css';

/** What buyers say of goods: how many, what about, and the two reviews that say most. */
export function ReviewSection({ goodsId }: { readonly goodsId: string }) {
  const texts = useTexts(reviewTexts);
  const { data } = useRead(reviewSummary(goodsId));
  if (!data) return null;
  const { count, goodRate, tags, first } = data;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {texts.reviews} {count > 0 && <span className={styles.count}>{texts.count(count)}</span>}
        </h2>
        {goodRate !== null && (
          <PageLink page="goodAppraisalList" query={{ id: goodsId }} className={styles.all} aria-label={texts.all(goodRate, count)}>
            {texts.goodRate(goodRate)}
            <Icon of={ChevronRight} size={14} />
          </PageLink>
        )}
      </div>
      {count === 0 && <p className={styles.none}>{texts.none}</p>}
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map(({ tag, count: times }) => (
            <li key={tag}>
              <PageLink page="goodAppraisalList" query={{ id: goodsId, tag }} className={styles.tag}>
                {tag} {texts.count(times)}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {first.map((review) => (
        <ReviewBrief key={review.id} review={review} />
      ))}
    </section>
  );
}
