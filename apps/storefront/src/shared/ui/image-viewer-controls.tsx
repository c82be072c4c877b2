import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronLeft from '#icons/chevron-left';
import ChevronRight from '#icons/chevron-right';
import X from '#icons/x';
import ZoomIn from '#icons/zoom-in';
import ZoomOut from '#icons/zoom-out';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './image-viewer.module.css';
import { imageViewerTexts } from './image-viewer.texts.ts';

interface ImageViewerControlsProps {
  readonly current: number;
  readonly count: number;
  /** The picture is larger than its frame. */
  readonly isClose: boolean;
  readonly onShow: (index: number) => void;
  readonly onZoom: () => void;
  readonly onClose: () => void;
}

export function ImageViewerControls({ current, count, isClose, onShow, onZoom, onClose }: ImageViewerControlsProps) {
  const { close } = useMessages();
  const texts = useTexts(imageViewerTexts);
  const button = (place: string | undefined, name: string, icon: IconShape, onClick: () => void, isOff = false) => (
    <button type="button" className={place} aria-label={name} disabled={isOff} onClick={onClick}>
      <Icon of={icon} size={24} />
    </button>
  );
  return (
    <>
      <p className={styles.count} role="status">
        {current + 1}/{count}
      </p>
      {button(styles.close, close, X, onClose)}
      {button(styles.zoom, isClose ? texts.whole : texts.closer, isClose ? ZoomOut : ZoomIn, onZoom)}
      {button(styles.earlier, texts.earlier, ChevronLeft, () => onShow(current - 1), current === 0)}
      {button(styles.later, texts.later, ChevronRight, () => onShow(current + 1), current === count - 1)}
    </>
  );
}
