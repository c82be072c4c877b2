import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMessages } from '#i18n/messages';
import { loadChunk } from '#lib/load-chunk';
import type { ViewedPicture } from './image-viewer.tsx';
import { useToast } from './toast.tsx';

interface OpenedViewer {
  /** To be rendered by whoever opens it; nothing before the first time. */
  readonly viewer: ReactNode;
  readonly open: (start: number) => void;
}

/** Pictures that a tap opens over the whole screen; the viewer comes with the first of them. */
export function useImageViewer(label: string, pictures: readonly ViewedPicture[]): OpenedViewer {
  const { pageFailed } = useMessages();
  const toast = useToast();
  const [viewer, setViewer] = useState<ReactNode>(null);
  const open = (start: number) => {
    loadChunk(() => import('./image-viewer.tsx')).then(
      ({ ImageViewer }) => setViewer(<ImageViewer label={label} pictures={pictures} start={start} onClose={() => setViewer(null)} />),
      () => toast(pageFailed.text),
    );
  };
  return { viewer, open };
}
