import { purchaseRows } from '@qianpu/contract/calls/purchase';
import type { OutputOf } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { useTexts } from '#i18n/texts';
import { useGo } from '#navigation/use-go';
import { useIntent } from '#session/use-intent';
import { Button } from '#ui/button';
import { Sheet } from '#ui/sheet';
import { useToast } from '#ui/toast';
import { prepaidTexts } from './prepaid.texts.ts';
import type { WaitingPurchase } from './prepaid-queries.ts';
import { UnpaidActions, UnpaidPurchase } from './unpaid-purchase.tsx';

interface BuyCardProps {
  readonly kind: Pick<OutputOf<'member.cardLevel.find'>['cards'][number], 'id' | 'name'>;
  /** The member has one of the kind: its time is added. */
  readonly isRenewal: boolean;
}

/** Buys a card, or more of its time, and leads to the cashier; where another one waits to be paid, that comes first. */
export function BuyCard({ kind: { id: kindId, name }, isRenewal }: BuyCardProps) {
  const texts = useTexts(prepaidTexts);
  const toast = useToast();
  const go = useGo();
  const client = useQueryClient();
  const [unpaid, setUnpaid] = useState<WaitingPurchase | null>(null);
  const { send, isSending } = useIntent(purchaseRows, 'member.card.buy', [], ['TOO_MANY_UNPAID', 'NOT_FOUND']);
  const buy = async () => {
    try {
      const placed = await send({ kindId });
      if (placed.kind === 'ok') go('pay', { id: placed.data.tradeId });
    } catch (error) {
      if (!(error instanceof CallRefusal)) throw error;
      if (error.failure === 'TOO_MANY_UNPAID') setUnpaid(error.data as WaitingPurchase);
      if (error.failure !== 'NOT_FOUND') return;
      toast(texts.cardGone);
      await client.invalidateQueries({ queryKey: ['member.cardLevel.find'] });
    }
  };
  const close = () => setUnpaid(null);
  return (
    <>
      <Button isBusy={isSending} aria-label={`${isRenewal ? texts.renew : texts.buy} ${name}`} onClick={buy}>
        {isRenewal ? texts.renew : texts.buy}
      </Button>
      {unpaid && (
        <Sheet isOpen onClose={close} title={texts.cardTitle} actions={<UnpaidActions kind="CARD" unpaid={unpaid} onGone={close} />}>
          <UnpaidPurchase kind="CARD" unpaid={unpaid} onOver={close} />
        </Sheet>
      )}
    </>
  );
}
