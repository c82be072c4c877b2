import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages';
import X from '#icons/x';
import { classNames } from '#lib/class-names';
import { useModal } from '#lib/use-modal';
import { Icon } from './icon.tsx';
import styles from './sheet.module.css';

/** Milliseconds until a closed sheet has gone (look: out 150). */
const leaving = 150;

interface SheetProps {
  readonly isOpen: boolean;
  /** Close was asked for: by the cross, Esc, going back or a tap beside the sheet. */
  readonly onClose: () => void;
  readonly title: string;
  /** The content shows by itself what it is about; readers hear the title all the same. */
  readonly isTitleHidden?: boolean;
  /** Stays at the bottom while the content scrolls. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A native dialog that rises from below: the browser moves the focus in and back, and holds the page behind it still. */
export function Sheet({ isOpen, onClose, title, isTitleHidden = false, actions, children }: SheetProps) {
  const { close } = useMessages();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, isOpen, onClose);
  const isShown = useIsShown(isOpen);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // The dialog's own ground is its backdrop: its content covers the rest of it.
  const closeBeside = (event: MouseEvent) => event.target === dialog.current && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId} onCancel={cancel} onClick={closeBeside}>
      {isShown && (
        <div className={styles.body}>
          <header className={classNames(styles.header, isTitleHidden && styles.bare)}>
            <h2 id={titleId} className={classNames(styles.title, isTitleHidden && styles.hidden)}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
              <Icon of={X} />
            </button>
          </header>
          <div className={styles.content}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** The content is there from opening until the sheet has slid away, and begins anew next time. */
function useIsShown(isOpen: boolean): boolean {
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setShown(false), leaving);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isShown;
}
