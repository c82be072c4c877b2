import { App, Button } from 'antd';
import { useTexts } from '#i18n/texts';
import { accountTexts } from './account.texts.ts';
import styles from './factor.module.css';

interface CodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: CodesProps) {
  const texts = useTexts(accountTexts);
  const { message } = App.useApp();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    void message.success(texts.copied);
  };
  return (
    <div className={styles.step}>
      <p>{texts.savedText}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button type="primary" onClick={onDone}>
          {texts.finish}
        </Button>
      </div>
    </div>
  );
}
