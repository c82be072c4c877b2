import { addressRows } from '@qianpu/contract/calls/address';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { useToast } from '#ui/toast';
import { addressTexts } from './address.texts.ts';

interface RemoveAddressProps {
  readonly id: string;
  readonly onRemoved: () => void;
}

export function RemoveAddress({ id, onRemoved }: RemoveAddressProps) {
  const texts = useTexts(addressTexts);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite(addressRows, 'member.address.delete', ['member.address.pageList', 'trade.order.confirm']);
  const confirm = () => {
    // The sheet has left the history by the time there is an answer, and back leads to the page before.
    setAsking(false);
    remove.mutate(
      { input: { id } },
      {
        onSuccess: () => {
          toast(texts.removed);
          onRemoved();
        },
      },
    );
  };
  return (
    <>
      <Button size="large" tone="line" isBlock isBusy={remove.isPending} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <ConfirmSheet
          isOpen
          onClose={() => setAsking(false)}
          title={texts.removeAsk}
          text={texts.removeSays}
          confirm={texts.remove}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
