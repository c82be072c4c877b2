import { colourOfPicture, pictureAttempts, preloadFactor } from '@qianpu/kit/picture';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import ImageOff from '#icons/image-off';
import { classNames } from '#lib/class-names';
import { onNearViewport } from '#lib/on-near-viewport';
import { pictureSource } from '#lib/picture-source';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

/** Origins pictures come from; empty means the page's own. */
const Hosts = createContext<readonly string[]>([]);
export const PictureHosts = Hosts.Provider;
export const usePictureHosts = () => useContext(Hosts);

/** As far below the screen as the preload factor reaches. */
const nearMargin = `${preloadFactor * 100 - 100}%`;
/** Milliseconds before the second attempt; the third waits twice as long. */
const retryDelay = 500;

interface PictureProps {
  readonly pictureKey: string;
  /** Empty where the words beside the picture say the same. */
  readonly alt: string;
  /** Width on the screen, as the attribute of `<img>`. */
  readonly sizes: string;
  /** `first` is the largest picture of the first screen: it is fetched before everything else. */
  readonly loading?: 'lazy' | 'eager' | 'first';
  /** Gives the frame its size or ratio; a square that fills the width otherwise. */
  readonly className?: string | undefined;
}

/** Loading (its own colour, or a soft grey), loaded, or failed for good (a quiet sign); another picture in its place begins anew. */
export const Picture = (props: PictureProps) => <Attempts key={props.pictureKey} {...props} />;

function Attempts({ pictureKey, alt, sizes, loading = 'lazy', className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  // none before it is near
  const [attempt, setAttempt] = useState(loading === 'lazy' ? 0 : 1);
  const [isBroken, setBroken] = useState(false);
  const { src, srcSet } = pictureSource(pictureKey, usePictureHosts(), attempt);

  useEffect(() => {
    if (attempt === 0 && image.current) return onNearViewport(image.current, nearMargin, () => setAttempt(1));
  }, [attempt]);

  useEffect(() => {
    if (!isBroken || attempt === pictureAttempts) return;
    const timer = setTimeout(() => {
      setAttempt(attempt + 1);
      setBroken(false);
    }, attempt * retryDelay);
    return () => clearTimeout(timer);
  }, [isBroken, attempt]);

  // A failure from before hydration was seen by no handler.
  useEffect(() => {
    if (image.current?.currentSrc && image.current.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);

  return (
    <span className={classNames(styles.frame, className ?? styles.square)} style={{ backgroundColor: colourOfPicture(pictureKey) }}>
      <img
        ref={image}
        className={classNames(styles.image, isBroken && styles.broken)}
        alt={alt}
        draggable={false}
        decoding={loading === 'first' ? 'sync' : 'async'}
        {...(loading === 'first' && { fetchPriority: 'high' })}
        {...(attempt > 0 && !isBroken && { src, ...(srcSet && { srcSet, sizes }) })}
        onError={() => setBroken(true)}
      />
      {isBroken && attempt === pictureAttempts && <Icon of={ImageOff} className={styles.missing} />}
    </span>
  );
}
