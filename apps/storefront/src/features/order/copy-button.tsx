import { useTexts } from '#i18n/texts';
import { useToast } from '#ui/toast';
import styles from './copy-button.module.css';
import { orderTexts } from './order.texts.ts';

interface CopyButtonProps {
  readonly text: string;
  /** Says what is copied. */
  readonly label: string;
}

/** A page without https has no clipboard: then the text has to be selected by hand. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const texts = useTexts(orderTexts);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(texts.copied);
    } catch {
      toast(texts.notCopied);
    }
  };
  return (
    <button type="button" className={styles.copy} aria-label={label} onClick={copy}>
      {texts.copy}
    </button>
  );
}
