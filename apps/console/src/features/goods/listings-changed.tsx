import { Alert, Button } from 'antd';
import { useTexts } from '#i18n/texts';
import { shopsTexts } from './shops.texts.ts';

/** A colleague was first: nothing of theirs is overwritten, nothing of what was typed is lost before its author drops it. */
export function ListingsChanged({ onReload }: { readonly onReload: () => void }) {
  const texts = useTexts(shopsTexts);
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.changed}
      description={texts.changedText}
      action={<Button onClick={onReload}>{texts.reload}</Button>}
    />
  );
}
