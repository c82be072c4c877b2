import { useState } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/instant';
import { PageLink } from '#navigation/page-link';
import { Button } from '#ui/button';
import { Picture } from '#ui/picture';
import { AppendReview } from './append-review.tsx';
import styles from './my-review-card.module.css';
import type { MyReview } from './my-review-queries.ts';
import { ReviewBody } from './review-body.tsx';
import { ratedOfShop } from './shop-scores.tsx';
import { Stars } from './stars.tsx';
import { writeReviewTexts } from './write-review.texts.ts';

/** A review as its author sees it: of what, in which standing, and with the way to add to it. */
export function MyReviewCard({ review }: { readonly review: MyReview }) {
  const { lang } = useMessages();
  const texts = useTexts(writeReviewTexts);
  const [appending, setAppending] = useState<'not' | 'now' | 'done'>('not');
  const { goods, standing } = review;
  const ofShop = ratedOfShop.flatMap((rated) => (review[rated] === null ? [] : [texts.rated(texts[rated], review[rated])]));
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Stars score={review.score} />
        {standing !== 'SHOWN' && <span className={styles.standing}>{texts.standing[standing]}</span>}
        <time className={styles.day} dateTime={review.at}>
          {dayText(Date.parse(review.at), lang)}
        </time>
      </div>
      <ReviewBody review={review} label={goods.title} />
      {ofShop.length > 0 && <p className={styles.shop}>{ofShop.join(' · ')}</p>}
      <PageLink page="goodDetail" query={{ id: goods.id }} className={styles.goods}>
        <Picture pictureKey={goods.picture} alt="" sizes="44px" className={styles.picture} />
        <span className={styles.title}>{goods.title}</span>
      </PageLink>
      {review.canAppend && appending === 'not' && (
        <div className={styles.actions}>
          <Button tone="line" onClick={() => setAppending('now')}>
            {texts.append}
          </Button>
        </div>
      )}
      {review.canAppend && appending === 'now' && <AppendReview id={review.id} onDone={() => setAppending('done')} />}
    </article>
  );
}
