import { useEffect } from 'react';

const DIALOG = '[role="dialog"], .ant-drawer, .ant-modal-root';
const OPEN = '[role="dialog"]';

/** Whoever closes a drawer or a dialog goes on where they opened it, or at the page where that is gone: the library loses it when a page drops a dialog at once. */
export function useReturnFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest(DIALOG) === null) last = target;
    };
    const giveBack = () => {
      if (document.querySelector(OPEN) === null && document.activeElement === document.body)
        (last?.isConnected ? last : document.getElementById('content'))?.focus();
    };
    const removed = new MutationObserver((changes) => {
      const wasDialog = ({ removedNodes }: MutationRecord) =>
        [...removedNodes].some((node) => node instanceof Element && (node.matches(DIALOG) || node.querySelector(DIALOG) !== null));
      // After the library has let go of it.
      if (changes.some(wasDialog)) setTimeout(giveBack);
    });
    document.addEventListener('focusin', note);
    removed.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      removed.disconnect();
    };
  }, []);
}
