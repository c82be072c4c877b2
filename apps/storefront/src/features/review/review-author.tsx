import type { Review } from '@qianpu/contract/types';
import { useMessages } from '#i18n/messages';
import UserRound from '#icons/user-round';
import { dayText } from '#lib/instant';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import styles from './review-author.module.css';
import { Stars } from './stars.tsx';

export type { Review };

/** Who says it, when, and how many stars it is worth to them. */
export function ReviewAuthor({ review: { author, score, at } }: { readonly review: Pick<Review, 'author' | 'score' | 'at'> }) {
  const { lang } = useMessages();
  return (
    <div className={styles.author}>
      {author.avatar ? (
        <Picture pictureKey={author.avatar} alt="" sizes="28px" className={styles.avatar} />
      ) : (
        <span className={styles.nobody}>
          <Icon of={UserRound} size={16} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.name}>{author.name}</p>
        <Stars score={score} />
      </div>
      <time className={styles.day} dateTime={at}>
        {dayText(Date.parse(at), lang)}
      </time>
    </div>
  );
}
