import { payRows } from '@qianpu/contract/calls/trade';
import type { InputOf } from '@qianpu/contract/types';
import { useEffect, useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { useWrite } from '#api/use-write';
import { randomId } from '#lib/random-id';
import { useIntent } from '#session/use-intent';
import type { AtProvider } from './pay-ways.ts';

/** Why no payment was opened. `unsure`: the answer was lost, and a balance or points may have paid. */
type PaymentError = 'unavailable' | 'lost' | 'unsure' | 'short' | 'proofOver';

type PaymentRequest = InputOf<'trade.pay.open'>;

const handled = ['PAY_UNAVAILABLE', 'ALREADY_PAID', 'PAY_CLOSED', 'ORDER_MOVED_ON', 'INTERNAL', '617001', '617002', '617004'] as const;
const stale = ['trade.pay.status'] as const;

interface PayProps {
  /** What is left to be paid at a provider, and how. */
  readonly onProvider: (provider: AtProvider) => void;
  /** Paid by what the member has, paid before, or closed: its result says which. */
  readonly onMovedOn: () => void;
  /** Asks the mall whether it is paid, and what can pay. */
  readonly onAsk: () => void;
}

/** BALANCE_SHORT, POINTS_SHORT and PROOF_OVER go by their codes: pages that know them are few. */
function troubleOf(error: unknown, isOwn: boolean): PaymentError | 'over' | null {
  if (!(error instanceof CallRefusal)) return null;
  const code = 'code' in error.outcome ? error.outcome.code : undefined;
  if (code === '617001' || code === '617002') return 'short';
  if (code === '617004') return 'proofOver';
  const { failure } = error;
  if (failure === 'ALREADY_PAID' || failure === 'PAY_CLOSED') return 'over';
  if (failure === 'PAY_UNAVAILABLE' || failure === 'ORDER_MOVED_ON') return 'unavailable';
  return failure === 'INTERNAL' ? (isOwn ? 'unsure' : 'lost') : null;
}

/** Opens a payment in place of whatever was open before. */
export function usePay({ onProvider, onMovedOn, onAsk }: PayProps) {
  const [trouble, setTrouble] = useState<PaymentError | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const open = useIntent(payRows, 'trade.pay.open', stale, handled);
  // An intent's key is kept on the device beside what it is for: one with a proof has a key that nobody keeps.
  const openProved = useWrite(payRows, 'trade.pay.open', stale, handled);
  useReturn(() => setLeaving(false));
  const send = (asked: PaymentRequest) =>
    asked.proof ? openProved.mutateAsync({ input: asked, idempotencyKey: randomId() }) : open.send(asked);
  const pay = async (asked: PaymentRequest) => {
    setTrouble(null);
    try {
      const opened = await send(asked);
      if (opened.kind !== 'ok') return;
      const { provider } = opened.data;
      if (!provider) return onMovedOn();
      setLeaving(provider.ticket.kind === 'redirect');
      onProvider(provider);
    } catch (error) {
      const found = troubleOf(
        error,
        asked.tenders.some(({ way }) => way === 'BALANCE' || way === 'POINTS'),
      );
      if (found === 'over') return onMovedOn();
      setTrouble(found);
      if (found === 'short' || found === 'unsure') onAsk();
    }
  };
  return { pay, isPaying: open.isSending || openProved.isPending || isLeaving, trouble, forget: () => setTrouble(null) };
}

/** A page the browser kept while the shopper was at the provider's comes back as it was left. */
function useReturn(onReturn: () => void) {
  useEffect(() => {
    const show = (event: PageTransitionEvent) => event.persisted && onReturn();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  });
}
