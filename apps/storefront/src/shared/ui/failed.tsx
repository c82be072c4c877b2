import { useMessages } from '#i18n/messages';
import AlertCircle from '#icons/circle-alert';
import { Button } from './button.tsx';
import styles from './failed.module.css';
import { Icon } from './icon.tsx';

interface FailedProps {
  readonly onRetry: () => void;
}

/** A page without its content: what failed and one button. */
export function FailedPage({ onRetry }: FailedProps) {
  const { pageFailed, reload } = useMessages();
  return (
    <section className={styles.page} role="alert">
      <span className={styles.sign}>
        <Icon of={AlertCircle} />
      </span>
      <div>
        <h2 className={styles.title}>{pageFailed.title}</h2>
        <p className={styles.text}>{pageFailed.text}</p>
        <Button onClick={onRetry}>{reload}</Button>
      </div>
    </section>
  );
}

interface FailedPartProps extends FailedProps {
  /** What is missing; goods where nothing else is said. */
  readonly text?: string;
}

/** A part of a page that is missing; the rest stays usable. */
export function FailedPart({ onRetry, text }: FailedPartProps) {
  const { listFailed, retry } = useMessages();
  return (
    <p className={styles.part} role="alert">
      <Icon of={AlertCircle} size={16} />
      {text ?? listFailed}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {retry}
      </button>
    </p>
  );
}
