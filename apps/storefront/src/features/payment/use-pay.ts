import { payRows } from '@qianpu/contract/calls/trade';
import { useEffect, useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { useIntent } from '#session/use-intent';
import type { PayTicket, PayWay } from './pay-ways.ts';

/** Why no payment was opened; no money has moved in either case. */
type PaymentError = 'unavailable' | 'lost';

const handled = ['PAY_UNAVAILABLE', 'ALREADY_PAID', 'PAY_CLOSED', 'ORDER_MOVED_ON', 'INTERNAL'] as const;
const stale = ['trade.pay.status'] as const;

interface PayProps {
  readonly tradeId: string;
  readonly onTicket: (ticket: PayTicket) => void;
  /** Paid already, or closed: its result says which. */
  readonly onMovedOn: () => void;
}

const failureOf = (error: unknown) => (error instanceof CallRefusal ? error.failure : undefined);

/** Opens a payment. One at most is open: another way than the one opened before takes its place. */
export function usePay({ tradeId, onTicket, onMovedOn }: PayProps) {
  const [trouble, setFailure] = useState<PaymentError | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const open = useIntent(payRows, 'trade.order.pay', stale, handled);
  const change = useIntent(payRows, 'trade.pay.switch', stale, handled);
  useReturn(() => setLeaving(false));
  const pay = async (way: PayWay['way']) => {
    setFailure(null);
    try {
      const opened = await open.send({ tradeId, way }).catch((error: unknown) => {
        // another way is open: it gives way to this one
        if (failureOf(error) === 'ORDER_MOVED_ON') return change.send({ tradeId, way });
        throw error;
      });
      if (opened.kind !== 'ok') return;
      setLeaving(opened.data.ticket.kind === 'redirect');
      onTicket(opened.data.ticket);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'PAY_UNAVAILABLE') setFailure('unavailable');
      else if (failure === 'INTERNAL') setFailure('lost');
      else if (failure === 'ALREADY_PAID' || failure === 'PAY_CLOSED' || failure === 'ORDER_MOVED_ON') onMovedOn();
    }
  };
  return { pay, isPaying: open.isSending || change.isSending || isLeaving, trouble };
}

/** A page the browser kept while the shopper was at the provider's comes back as it was left. */
function useReturn(onReturn: () => void) {
  useEffect(() => {
    const show = (event: PageTransitionEvent) => event.persisted && onReturn();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  });
}
