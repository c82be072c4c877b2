import { useMessages } from '#i18n/messages';
import { useIsOnline } from '#lib/use-is-online';
import styles from './offline-bar.module.css';

/** Says that the network is away; what pages wanted to read is read when it is back. */
export function OfflineBar() {
  const { offline } = useMessages();
  return useIsOnline() ? null : (
    <p role="alert" className={styles.bar}>
      {offline}
    </p>
  );
}
