import { Image } from 'antd';
import type { EntryOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import styles from './reviews.module.css';
import { reviewsTexts } from './reviews.texts.ts';

/** What was written, added later and answered, with its pictures. */
export function ReviewWords({ review: { text, tags, pictures, appended, answer } }: { readonly review: EntryOf<'catalog.review.inbox'> }) {
  const texts = useTexts(reviewsTexts);
  return (
    <div className={styles.words}>
      <p>{text === '' ? <span className={styles.quiet}>{texts.noWords}</span> : text}</p>
      {tags.length > 0 && <p className={styles.tags}>{tags.join(' · ')}</p>}
      <Pictures keys={pictures} />
      {appended && (
        <>
          <p>
            <b>{texts.appended(appended.daysLater)}</b> {appended.text}
          </p>
          <Pictures keys={appended.pictures} />
        </>
      )}
      {answer && (
        <p className={styles.answer}>
          <b>{texts.answerOf}</b> {answer.text}
        </p>
      )}
    </div>
  );
}

function Pictures({ keys }: { readonly keys: readonly string[] }) {
  const texts = useTexts(reviewsTexts);
  if (keys.length === 0) return null;
  return (
    <div className={styles.pictures}>
      <Image.PreviewGroup>
        {keys.map((key, at) => (
          <Image
            key={key}
            width={56}
            height={56}
            src={`/img/${key}?w=180`}
            alt={texts.picture(at + 1)}
            preview={{ src: `/img/${key}?w=1080` }}
          />
        ))}
      </Image.PreviewGroup>
    </div>
  );
}
