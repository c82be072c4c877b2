import { toastMs } from '@qianpu/kit/time-limits';
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './toast.module.css';

/** Says something for a moment. One for each start of the app: what is outside the tree speaks through it too. */
export interface Toaster {
  readonly show: (text: string) => void;
  readonly current: () => string;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createToaster(): Toaster {
  const listeners = new Set<() => void>();
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (next: string) => {
    text = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (next) => {
      clearTimeout(timer);
      say(next);
      timer = setTimeout(() => say(''), toastMs);
    },
    current: () => text,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const CurrentToaster = createContext<Toaster | null>(null);
export const ToasterProvider = CurrentToaster.Provider;

function useToaster(): Toaster {
  const toaster = useContext(CurrentToaster);
  if (!toaster) throw new Error('no toaster around this component');
  return toaster;
}

export const useToast = (): Toaster['show'] => useToaster().show;

/** The live region toasts appear in: always there, so that readers hear what comes into it. */
export function ToastHost() {
  const { current, subscribe } = useToaster();
  const text = useSyncExternalStore(subscribe, current, () => '');
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.showPopover?.(), []);
  useEffect(() => {
    if (!text || !document.querySelector('dialog[open]')) return;
    // Shown anew it lies above the sheet that was opened since; older browsers show it below.
    region.current?.hidePopover?.();
    region.current?.showPopover?.();
  }, [text]);
  return (
    <div ref={region} popover="manual" role="status" className={styles.toast}>
      {text}
    </div>
  );
}
