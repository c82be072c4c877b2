import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { Sheet } from '#ui/sheet';
import { useToast } from '#ui/toast';
import { kitTexts } from './kit.texts.ts';
import { SampleRow } from './sample-group.tsx';

export function LayerSamples() {
  const texts = useTexts(kitTexts);
  const toast = useToast();
  const [open, setOpen] = useState<'sheet' | 'question' | null>(null);
  const close = () => setOpen(null);
  const confirm = () => {
    close();
    toast(texts.said);
  };
  return (
    <SampleRow>
      <Button onClick={() => setOpen('sheet')}>{texts.openSheet}</Button>
      <Button onClick={() => setOpen('question')}>{texts.askFirst}</Button>
      <Button onClick={() => toast(texts.said)}>{texts.say}</Button>
      <Sheet isOpen={open === 'sheet'} onClose={close} title={texts.sheetTitle}>
        {texts.brands.map((brand) => (
          <p key={brand}>{`${brand} ${texts.sheetText}`}</p>
        ))}
      </Sheet>
      <ConfirmSheet
        isOpen={open === 'question'}
        onClose={close}
        title={texts.askTitle}
        text={texts.askText}
        confirm={texts.remove}
        onConfirm={confirm}
      />
    </SampleRow>
  );
}
