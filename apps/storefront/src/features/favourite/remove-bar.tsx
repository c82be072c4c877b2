import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { BottomBar } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { Tick } from '#ui/tick';
import { memberGoodsTexts } from './member-goods.texts.ts';
import styles from './remove-bar.module.css';

interface RemoveBarProps {
  /** Goods that are ticked. */
  readonly count: number;
  readonly isAll: boolean;
  readonly onChooseAll: (isChosen: boolean) => void;
  readonly onRemove: () => Promise<void>;
}

/** Takes what is ticked out of the list, after a question. */
export function RemoveBar({ count, isAll, onChooseAll, onRemove }: RemoveBarProps) {
  const texts = useTexts(memberGoodsTexts);
  const [step, setStep] = useState<'choosing' | 'asking' | 'removing'>('choosing');
  const confirm = () => {
    setStep('removing');
    onRemove().catch(() => setStep('choosing'));
  };
  return (
    <>
      <BottomBar>
        <Tick isTicked={isAll} onChange={onChooseAll}>
          {texts.chooseAll}
        </Tick>
        <span className={styles.gap} />
        <Button size="large" tone="outline" disabled={count === 0} onClick={() => setStep('asking')}>
          {texts.removeChosen(count)}
        </Button>
      </BottomBar>
      <ConfirmSheet
        isOpen={step !== 'choosing'}
        onClose={() => setStep('choosing')}
        title={texts.removeAsk(count)}
        confirm={texts.remove}
        onConfirm={confirm}
        isBusy={step === 'removing'}
      />
    </>
  );
}
