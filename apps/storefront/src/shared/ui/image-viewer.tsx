import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useModal } from '#lib/use-modal';
import { useSlide } from '#lib/use-slide';
import styles from './image-viewer.module.css';
import { ImageViewerControls } from './image-viewer-controls.tsx';
import { holdIn } from './image-viewer-fingers.ts';
import type { PictureView } from './image-viewer-slide.tsx';
import { ImageViewerSlide } from './image-viewer-slide.tsx';
import type { View } from './image-viewer-zoom.ts';
import { toggleZoom, whole, zoomAt } from './image-viewer-zoom.ts';

export interface ViewedPicture {
  readonly pictureKey: string;
  readonly alt: string;
  /** For pictures that are not found below the mall's own address for them. */
  readonly view?: PictureView;
}

interface ImageViewerProps {
  /** What the pictures show. */
  readonly label: string;
  readonly pictures: readonly ViewedPicture[];
  /** Which picture it opens with. */
  readonly start: number;
  readonly onClose: () => void;
}

const middle = { x: 0, y: 0 };
/** How many times larger a key makes a picture. */
const zoomKeys: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 };

/** Pictures over the whole screen, to be swiped and looked at closely. It is open as long as it is there. */
export function ImageViewer({ label, pictures, start, onClose }: ImageViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { current, onScroll } = useSlide();
  const [zoomed, setZoomed] = useState({ index: start, view: whole });
  // Another picture is seen whole first.
  const view = zoomed.index === current ? zoomed.view : whole;
  useModal(dialog, true, onClose);
  useLayoutEffect(() => {
    row.current?.scrollTo({ left: start * row.current.clientWidth, behavior: 'instant' });
  }, [start]);
  const look = (index: number, change: (view: View) => View) =>
    setZoomed((before) => ({ index, view: change(before.index === index ? before.view : whole) }));
  const show = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth });
  const press = (event: KeyboardEvent) => {
    const aims: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: pictures.length - 1,
    };
    const aim = aims[event.key];
    const growth = zoomKeys[event.key];
    const frame = row.current?.children[current];
    if (aim !== undefined) show(aim);
    else if (growth && frame) look(current, (before) => holdIn(frame, zoomAt(before, before.scale * growth, middle)));
    else return;
    event.preventDefault();
  };
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={label} onCancel={cancel} onKeyDown={press}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
      <ul ref={row} className={styles.slides} onScroll={onScroll} tabIndex={0} aria-label={label}>
        {pictures.map(({ pictureKey, alt, view: ownView }, index) => (
          <ImageViewerSlide
            key={pictureKey}
            pictureKey={pictureKey}
            alt={alt}
            ownView={ownView}
            isCurrent={index === current}
            isNear={Math.abs(index - current) <= 1}
            view={index === current ? view : whole}
            onView={(change) => look(index, change)}
          />
        ))}
      </ul>
      <ImageViewerControls
        current={current}
        count={pictures.length}
        isClose={view.scale > 1}
        onShow={show}
        onZoom={() => look(current, (before) => toggleZoom(before, middle))}
        onClose={onClose}
      />
    </dialog>
  );
}
