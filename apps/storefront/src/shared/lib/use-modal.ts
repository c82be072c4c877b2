import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { enterSheet } from './sheet-history.ts';

/** Opens a native dialog over the page: the browser moves the focus in and back, and going back asks to close it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, onClose: () => void): void {
  const onBack = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    const leave = enterSheet(() => onBack());
    return () => {
      element.close();
      leave();
    };
  }, [dialog, isOpen]);
}
