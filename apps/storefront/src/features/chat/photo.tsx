import { pictureAttempts } from '@qianpu/kit/picture';
import { useState } from 'react';
import { useFresh } from '#api/read-query';
import ImageOff from '#icons/image-off';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import type { PrivatePicture } from './chat.types.ts';
import { pictureOf } from './chat-queries.ts';
import styles from './photo.module.css';

interface PhotoProps {
  readonly cid: string;
  /** Of the message that shows it. */
  readonly seq: number;
  /** As the conversation named it first: later addresses of the same picture are not loaded for their own sake. */
  readonly picture: PrivatePicture;
  readonly alt: string;
  /** Gives the frame its size. */
  readonly className?: string | undefined;
}

/** A picture only its address opens, and for some minutes: when that has run out, another one is asked for. */
export function Photo({ cid, seq, picture, alt, className }: PhotoProps) {
  const [given] = useState(picture);
  const [hasRunOut, setRunOut] = useState(() => given.until <= Date.now());
  const [failures, setFailures] = useState(0);
  const another = useFresh(pictureOf(cid, seq), hasRunOut);
  const address = hasRunOut ? another.data?.address : given.address;
  const isMissing = failures >= pictureAttempts || another.isError;
  const askAgain = () => {
    setFailures(failures + 1);
    if (failures + 1 >= pictureAttempts) return;
    if (hasRunOut) void another.refetch();
    else setRunOut(true);
  };
  return (
    <span className={classNames(styles.frame, className)}>
      {address && !isMissing && (
        <img
          key={another.dataUpdatedAt}
          src={address}
          alt={alt}
          className={styles.image}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={askAgain}
        />
      )}
      {isMissing && <Icon of={ImageOff} className={styles.missing} />}
    </span>
  );
}
