import { purchaseRows } from '@qianpu/contract/calls/purchase';
import type { InputOf } from '@qianpu/contract/types';
import { CallRefusal } from '#api/call-refusal';
import { useTexts } from '#i18n/texts';
import { useGo } from '#navigation/use-go';
import { useIntent } from '#session/use-intent';
import { useToast } from '#ui/toast';
import { prepaidTexts } from './prepaid.texts.ts';

/** Places a recharge and leads to the cashier. `onStale`: what was offered is not so any more. */
export function useRecharge(onStale: () => void) {
  const texts = useTexts(prepaidTexts);
  const toast = useToast();
  const go = useGo();
  const { send, isSending } = useIntent(purchaseRows, 'ledger.balance.recharge', [], ['TOO_MANY_UNPAID', 'NOT_FOUND']);
  const recharge = async (input: InputOf<'ledger.balance.recharge'>): Promise<void> => {
    try {
      const placed = await send(input);
      if (placed.kind === 'ok') go('pay', { id: placed.data.tradeId });
    } catch (error) {
      if (error instanceof CallRefusal && error.failure === 'NOT_FOUND') toast(texts.gone);
      // Another one waits, or the balance is fuller than it was.
      onStale();
    }
  };
  return { recharge, isPlacing: isSending };
}
