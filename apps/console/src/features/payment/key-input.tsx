import { Button, Input, Upload } from 'antd';
import { useTexts } from '#i18n/texts';
import styles from './payment.module.css';
import { paymentTexts } from './payment.texts.ts';

interface KeyInputProps {
  readonly kind?: 'PRIVATE' | 'PUBLIC';
  /** Given by the form. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (pem: string) => void;
}

/** A key's text, pasted or read from its file here; the file itself is sent nowhere. */
export function KeyInput({ kind = 'PRIVATE', id, value = '', onChange = () => undefined }: KeyInputProps) {
  const texts = useTexts(paymentTexts);
  return (
    <div className={styles.key}>
      <Input.TextArea
        {...(id !== undefined && { id })}
        rows={5}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={`-----BEGIN ${kind} KEY-----`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Upload
        accept=".pem,.key,text/plain"
        showUploadList={false}
        beforeUpload={(file) => {
          void file.text().then(onChange);
          return false;
        }}
      >
        <Button>{texts.chooseFile}</Button>
      </Upload>
    </div>
  );
}
