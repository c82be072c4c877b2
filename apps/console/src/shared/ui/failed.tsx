import { CallRefusal } from '@qianpu/client/call-refusal';
import { Button } from 'antd';
import { useTexts } from '#i18n/texts';
import CloudOff from '#icons/cloud-off';
import { failedTexts } from './failed.texts.ts';
import { Icon } from './icon.tsx';
import styles from './state.module.css';

interface FailedProps {
  readonly onRetry: () => void;
  readonly refusal?: unknown;
}

/** What could not be read, with the way to try again. */
export function Failed({ onRetry, refusal }: FailedProps) {
  const texts = useTexts(failedTexts);
  const said = refusal instanceof CallRefusal ? refusal.message : '';
  return (
    <div className={styles.state} role="alert">
      <Icon of={CloudOff} size={32} />
      <b>{texts.title}</b>
      <p>{said || texts.text}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </div>
  );
}
