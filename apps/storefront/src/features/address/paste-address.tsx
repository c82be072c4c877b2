import { pastedAddressMax } from '@qianpu/kit/address';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { useToast } from '#ui/toast';
import type { Recognised } from './address.rules.ts';
import { addressTexts } from './address.texts.ts';
import { recognisedText } from './address-queries.ts';
import styles from './paste-address.module.css';
import { RecognisedNote } from './recognised-note.tsx';
import { useRecognise } from './use-recognise.ts';

/** One text with name, phone and address fills in the form. The clipboard is read by a tap alone. */
export function PasteAddress({ onRecognised }: { readonly onRecognised: (recognised: Recognised) => void }) {
  const texts = useTexts(addressTexts);
  const toast = useToast();
  const [text, setText] = useState('');
  const { recognise, result, forget, isBusy } = useRecognise(onRecognised);
  const send = (pasted: string) => void recognise(recognisedText(pasted));
  const change = (next: string) => {
    setText(next);
    forget();
  };
  const readClipboard = async () => {
    try {
      const pasted = (await navigator.clipboard.readText()).trim().slice(0, pastedAddressMax);
      if (!pasted) return toast(texts.clipboardEmpty);
      change(pasted);
      send(pasted);
    } catch {
      toast(texts.clipboardFailed);
    }
  };
  return (
    <div className={styles.box}>
      <textarea
        className={styles.text}
        rows={2}
        maxLength={pastedAddressMax}
        aria-label={texts.paste}
        placeholder={texts.pasteHint}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {result && <RecognisedNote result={result} />}
      <div className={styles.actions}>
        <Button tone="line" onClick={readClipboard}>
          {texts.fromClipboard}
        </Button>
        <Button tone="soft" disabled={!text.trim()} isBusy={isBusy} onClick={() => send(text.trim())}>
          {texts.recognise}
        </Button>
      </div>
    </div>
  );
}
