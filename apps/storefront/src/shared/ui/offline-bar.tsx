import { useSyncExternalStore } from 'react';
import { useMessages } from '#i18n/messages';
import styles from './offline-bar.module.css';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Says that the network is away; what pages wanted to read is read when it is back. */
export function OfflineBar() {
  const { offline } = useMessages();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : (
    <p role="alert" className={styles.bar}>
      {offline}
    </p>
  );
}
