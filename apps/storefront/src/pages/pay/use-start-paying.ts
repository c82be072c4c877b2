import { useState } from 'react';
import type { PayTicket, PayWay } from '#features/payment';
import { paymentTexts, usePay, usePayInside, withReturn } from '#features/payment';
import type { usePayerRound } from '#features/wechat';
import { useTexts } from '#i18n/texts';
import { hrefOf } from '#navigation/resolve';
import { useNavigationContext } from '#navigation/use-navigation-context';
import { usePlatform } from '#platform/platform';
import { useShop } from '#session/shop-context';
import { useToast } from '#ui/toast';

export type PayerRound = ReturnType<typeof usePayerRound>;

interface StartProps {
  readonly tradeId: string;
  readonly ways: readonly PayWay[];
  readonly payer: PayerRound;
  readonly onCode: (codeUrl: string) => void;
  readonly onMovedOn: () => void;
  readonly onAsk: () => void;
}

/** Starts paying in a way, and does with its ticket what the way asks for: leave for the cashier, show a code, or call the messenger. */
export function useStartPaying({ tradeId, ways, payer, onCode, onMovedOn, onAsk }: StartProps) {
  const toast = useToast();
  const { onlyInWechat } = useTexts(paymentTexts);
  const leave = useCashierPage(tradeId);
  const openHostPay = useHostPay(tradeId);
  const [asking, setAsking] = useState<'no' | 'leaving' | 'failed'>('no');
  const inside = usePayInside({ onPaid: onMovedOn, onUnpaid: onAsk, onAbsent: () => toast(onlyInWechat) });
  const follow = (ticket: PayTicket) => {
    if (ticket.kind === 'qr') onCode(ticket.codeUrl);
    if (ticket.kind === 'redirect') leave(ticket.url);
    if (ticket.kind === 'jsapi') void inside.payInside(ticket);
  };
  const opening = usePay({ tradeId, onTicket: follow, onMovedOn });
  const isPayerMissing = payer.stage !== 'known' && ways.some(({ way, needsOpenId }) => way === 'WECHAT_JSAPI' && needsOpenId);

  const start = async (way: PayWay['way']) => {
    inside.forget();
    if (way === 'WECHAT_MINI') return (await openHostPay()) || toast(onlyInWechat);
    if (way !== 'WECHAT_JSAPI' || !isPayerMissing) return opening.pay(way);
    setAsking('leaving');
    await payer.begin().catch(() => setAsking('failed'));
  };
  const hasNoPayer = asking === 'failed' || (asking === 'no' && payer.stage === 'failed');
  const troubleInside = inside.trouble ?? (hasNoPayer ? 'noPayer' : null);
  return {
    start,
    isBusy: opening.isPaying || asking === 'leaving' || payer.stage === 'asking',
    isCashierOpen: inside.isOpen,
    /** What to say beside a way: trouble of the messenger's cashier is none of the others'. */
    trouble: (way: PayWay['way']) => opening.trouble ?? (way === 'WECHAT_JSAPI' ? troubleInside : null),
  };
}

/** Leaves for the provider's page, which sends the shopper back to the result. */
function useCashierPage(tradeId: string): (url: string) => void {
  const shop = useShop();
  return (url) => {
    const resultUrl = window.location.origin + shop.base + hrefOf('payResult', { id: tradeId }, shop);
    window.location.assign(withReturn(url, resultUrl));
  };
}

/** In a mini-program paying is a page of its own (spec 2.4); false where none opened. */
function useHostPay(tradeId: string): () => Promise<boolean> {
  const { jumps, openHostPage } = usePlatform();
  const context = useNavigationContext();
  return async () => {
    const page = jumps?.('wxPay', { id: tradeId }, context());
    return page ? openHostPage(page) : false;
  };
}
