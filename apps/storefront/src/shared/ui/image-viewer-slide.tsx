import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from '#lib/class-names';
import styles from './image-viewer.module.css';
import { useFingers } from './image-viewer-fingers.ts';
import type { View } from './image-viewer-zoom.ts';
import { Picture } from './picture.tsx';

/** Shows a picture, filling what the class names. */
export type PictureView = (className: string | undefined) => ReactNode;

interface ImageViewerSlideProps {
  readonly pictureKey: string;
  readonly alt: string;
  readonly ownView: PictureView | undefined;
  readonly isCurrent: boolean;
  /** In view or one swipe away: its picture is fetched. */
  readonly isNear: boolean;
  readonly view: View;
  readonly onView: (change: (view: View) => View) => void;
}

export function ImageViewerSlide({ pictureKey, alt, ownView, isCurrent, isNear, view, onView }: ImageViewerSlideProps) {
  const frame = useRef<HTMLLIElement>(null);
  const { isHeld, on } = useFingers(onView);
  // Two fingers are ours from their first move on, or the browser takes them for a swipe. React's own listener may not say so.
  useEffect(() => {
    const keep = (touch: TouchEvent) => touch.touches.length > 1 && touch.preventDefault();
    const element = frame.current;
    element?.addEventListener('touchmove', keep, { passive: false });
    return () => element?.removeEventListener('touchmove', keep);
  }, []);
  const { scale, x, y } = view;
  return (
    <li ref={frame} className={classNames(styles.slide, scale > 1 && styles.zoomed)} inert={!isCurrent} {...on}>
      <div
        className={classNames(styles.picture, !isHeld && styles.eased)}
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      >
        {isNear &&
          (ownView?.(styles.frame) ?? <Picture pictureKey={pictureKey} alt={alt} sizes="100vw" loading="eager" className={styles.frame} />)}
      </div>
    </li>
  );
}
