import { friendPayRows } from '@qianpu/contract/calls/friend-pay';
import { useEffect, useState } from 'react';
import { CallRefusal } from '#api/call-refusal';
import type { CashierTicket, OfferedWay } from '#features/payment';
import { paymentTexts, usePayInside, withReturn } from '#features/payment';
import type { usePayerRound } from '#features/wechat';
import { useTexts } from '#i18n/texts';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { useIntent } from '#session/use-intent';
import { useToast } from '#ui/toast';

type Trouble = 'unavailable' | 'lost' | 'noPayer' | 'cancelled' | 'failed';

const handled = ['PAY_UNAVAILABLE', 'ALREADY_PAID', 'PAY_CLOSED', 'ORDER_MOVED_ON', 'INTERNAL', '611021'] as const;

interface FriendPaymentProps {
  readonly token: string;
  readonly ways: readonly OfferedWay[];
  readonly payer: ReturnType<typeof usePayerRound>;
  readonly onCode: (codeUrl: string) => void;
  /** Asks the mall where it stands: nothing else is believed. */
  readonly onAsk: () => void;
}

/** Opens a payment for somebody else's trade, and does with its ticket what the way asks for. */
export function useFriendPayment({ token, ways, payer, onCode, onAsk }: FriendPaymentProps) {
  const toast = useToast();
  const { onlyInWechat } = useTexts(paymentTexts);
  const leave = useCashierPage(token);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  useReturn(() => {
    setLeaving(false);
    onAsk();
  });
  const inside = usePayInside({ onPaid: onAsk, onUnpaid: onAsk, onAbsent: () => toast(onlyInWechat) });
  const open = useIntent(friendPayRows, 'trade.friendPay.open', [], handled);
  const follow = (ticket: CashierTicket) => {
    setLeaving(ticket.kind === 'redirect');
    if (ticket.kind === 'qr') onCode(ticket.codeUrl);
    if (ticket.kind === 'redirect') leave(ticket.url);
    if (ticket.kind === 'jsapi') void inside.payInside(ticket);
  };
  const start = async (way: OfferedWay['way']): Promise<void> => {
    setTrouble(null);
    inside.forget();
    const isUnknown = payer.stage !== 'known' && ways.some((one) => one.way === way && one.needsOpenId);
    if (way === 'WECHAT_JSAPI' && isUnknown) {
      setLeaving(true);
      return payer.begin().catch(() => {
        setLeaving(false);
        setTrouble('noPayer');
      });
    }
    try {
      const opened = await open.send({ token, way });
      if (opened.kind === 'ok') follow(opened.data.provider.ticket);
    } catch (error) {
      const failure = error instanceof CallRefusal ? error.failure : undefined;
      if (failure === 'PAY_UNAVAILABLE') setTrouble('unavailable');
      else if (failure === 'INTERNAL') setTrouble('lost');
      else onAsk();
    }
  };
  const noPayer = payer.stage === 'failed' ? 'noPayer' : null;
  return { start, isBusy: open.isSending || isLeaving || payer.stage === 'asking', trouble: trouble ?? inside.trouble ?? noPayer };
}

/** Leaves for the provider's page, which sends the friend back here. */
function useCashierPage(token: string): (url: string) => void {
  const shop = useShop();
  return (url) => window.location.assign(withReturn(url, window.location.origin + shop.base + hrefOf('friendPay', { id: token }, shop)));
}

/** A page the browser kept while the friend was at the provider's comes back as it was left. */
function useReturn(onReturn: () => void) {
  useEffect(() => {
    const show = (event: PageTransitionEvent) => event.persisted && onReturn();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  });
}
