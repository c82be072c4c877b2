import { accountSafetyRows } from '@qianpu/contract/calls/account-safety';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { useToast } from '#ui/toast';
import { safetyTexts } from './safety.texts.ts';

/** Signs out everywhere but here. */
export function EndOthers() {
  const texts = useTexts(safetyTexts);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const end = useWrite(accountSafetyRows, 'member.session.logoutAll', ['member.session.list', 'member.safety.events']);
  const confirm = () => {
    setAsking(false);
    end.mutate({ input: { keepCurrent: true } }, { onSuccess: () => toast(texts.othersEnded) });
  };
  return (
    <>
      <Button tone="line" size="large" isBlock isBusy={end.isPending} onClick={() => setAsking(true)}>
        {texts.endOthers}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.endOthersAsk}
        text={texts.endOthersSays}
        confirm={texts.endOthers}
        onConfirm={confirm}
      />
    </>
  );
}
