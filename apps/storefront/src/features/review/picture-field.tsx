import { useTexts } from '#i18n/texts';
import Camera from '#icons/camera';
import RotateCw from '#icons/rotate-cw';
import X from '#icons/x';
import { pictureKinds } from '#lib/shrink-picture';
import { Icon } from '#ui/icon';
import styles from './picture-field.module.css';
import type { SentPicture, SentPictures } from './use-sent-pictures.ts';
import { mostPictures } from './use-sent-pictures.ts';
import { writeReviewTexts } from './write-review.texts.ts';

/** Up to nine pictures, each with how far it has come. */
export function PictureField({ pictures, add, retry, remove }: SentPictures) {
  const texts = useTexts(writeReviewTexts);
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.id} className={styles.picture}>
          <SentTile picture={picture} position={index + 1} onRetry={() => retry(picture)} />
          <button type="button" className={styles.remove} aria-label={texts.removePicture(index + 1)} onClick={() => remove(picture.id)}>
            <Icon of={X} size={12} />
          </button>
        </li>
      ))}
      {pictures.length < mostPictures && (
        <li className={styles.picture}>
          <label className={styles.add}>
            <input
              type="file"
              multiple
              accept={pictureKinds}
              className={styles.input}
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
            <Icon of={Camera} size={22} />
            <span>{texts.addPictures}</span>
            <small>{`${pictures.length}/${mostPictures}`}</small>
          </label>
        </li>
      )}
    </ul>
  );
}

interface SentTileProps {
  readonly picture: SentPicture;
  readonly position: number;
  readonly onRetry: () => void;
}

function SentTile({ picture: { preview, share, key, isFailed }, position, onRetry }: SentTileProps) {
  const texts = useTexts(writeReviewTexts);
  const percent = Math.round(share * 100);
  return (
    <>
      {preview && <img src={preview} alt={texts.picture(position)} className={styles.preview} />}
      {isFailed && (
        <button type="button" className={styles.veil} aria-label={texts.pictureFailed(position)} onClick={onRetry}>
          <Icon of={RotateCw} />
          {texts.retry}
        </button>
      )}
      {!isFailed && key === null && (
        <span className={styles.veil} role="progressbar" aria-valuenow={percent} aria-label={texts.sendingPicture(position, percent)}>
          {percent}%
        </span>
      )}
    </>
  );
}
