import { useState } from 'react';
import { payInWechat } from './pay-in-wechat.ts';
import type { CashierTicket } from './pay-ways.ts';

type JsapiTicket = Extract<CashierTicket, { kind: 'jsapi' }>;

interface InsideProps {
  /** The cashier says it is paid: the result page asks the mall. */
  readonly onPaid: () => void;
  /** It says that it is not, which is no reason to believe so. */
  readonly onUnpaid: () => void;
  readonly onAbsent: () => void;
}

/** Pays in the messenger's cashier. What it says leads somewhere and proves nothing. */
export function usePayInside({ onPaid, onUnpaid, onAbsent }: InsideProps) {
  const [stage, setStage] = useState<'none' | 'open' | 'cancelled' | 'failed'>('none');
  const payInside = async (ticket: JsapiTicket) => {
    setStage('open');
    const answer = await payInWechat(ticket);
    setStage(answer === 'cancel' ? 'cancelled' : answer === 'fail' ? 'failed' : 'none');
    if (answer === 'ok') onPaid();
    else if (answer === 'absent') onAbsent();
    else onUnpaid();
  };
  const trouble = stage === 'cancelled' || stage === 'failed' ? stage : null;
  return { payInside, isOpen: stage === 'open', trouble, forget: () => setStage('none') };
}
