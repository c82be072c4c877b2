import { useState } from 'react';
import type { AnyWay, AtProvider, OfferedWay } from '#features/payment';
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
  readonly ways: readonly AnyWay[];
  readonly payer: PayerRound;
  readonly onCode: (provider: AtProvider) => void;
  readonly onMovedOn: () => void;
  readonly onAsk: () => void;
}

/** Starts paying, and does with a provider's ticket what its way asks for: leave for the cashier, show a code, or call the messenger. */
export function useStartPaying({ tradeId, ways, payer, onCode, onMovedOn, onAsk }: StartProps) {
  const toast = useToast();
  const { onlyInWechat } = useTexts(paymentTexts);
  const resultUrl = useResultUrl(tradeId);
  const openHostPay = useHostPay(tradeId);
  const payerQuestion = usePayerQuestion(payer);
  const inside = usePayInside({ onPaid: onMovedOn, onUnpaid: onAsk, onAbsent: () => toast(onlyInWechat) });
  const follow = async (provider: AtProvider) => {
    const { way, ticket } = provider;
    if (way === 'WECHAT_MINI') return (await openHostPay()) || toast(onlyInWechat);
    if (ticket.kind === 'qr') onCode(provider);
    // Alipay was told beforehand: its link is signed as a whole.
    if (ticket.kind === 'redirect') window.location.assign(way === 'WECHAT_H5' ? withReturn(ticket.url, resultUrl()) : ticket.url);
    if (ticket.kind === 'jsapi') void inside.payInside(ticket);
  };
  const opening = usePay({ onProvider: follow, onMovedOn, onAsk });

  /** Whether the messenger has to be asked who pays before anything else: the page is left for that. */
  const isPayerMissing = (asked: readonly AnyWay['way'][]) =>
    asked.includes('WECHAT_JSAPI') && payer.stage !== 'known' && ways.some(({ way, needsOpenId }) => way === 'WECHAT_JSAPI' && needsOpenId);

  const start = async (asked: readonly AnyWay['way'][], proof?: string) => {
    inside.forget();
    // The mini-program opens by itself what is paid there as a whole.
    if (asked.length === 1 && asked[0] === 'WECHAT_MINI') return (await openHostPay()) || toast(onlyInWechat);
    if (isPayerMissing(asked)) return payerQuestion.ask();
    await opening.pay({
      tradeId,
      tenders: asked.map((way) => ({ way })),
      ...(proof && { proof }),
      ...(asked.includes('ALIPAY_WAP') && { returnUrl: resultUrl() }),
    });
  };
  const troubleInside = inside.trouble ?? (payerQuestion.hasFailed ? 'noPayer' : null);
  return {
    start,
    isPayerMissing,
    isBusy: opening.isPaying || payerQuestion.isAsking,
    isCashierOpen: inside.isOpen,
    forget: opening.forget,
    /** What to say beside a way: trouble of the messenger's cashier is none of the others'. */
    trouble: (way: OfferedWay['way'] | undefined) => opening.trouble ?? (way === 'WECHAT_JSAPI' ? troubleInside : null),
  };
}

/** Leaves for the messenger, which tells who pays. */
function usePayerQuestion(payer: PayerRound) {
  const [asking, setAsking] = useState<'no' | 'leaving' | 'failed'>('no');
  const ask = async () => {
    setAsking('leaving');
    await payer.begin().catch(() => setAsking('failed'));
  };
  return {
    ask,
    isAsking: asking === 'leaving' || payer.stage === 'asking',
    hasFailed: asking === 'failed' || (asking === 'no' && payer.stage === 'failed'),
  };
}

/** Where a provider's page sends the shopper back to: the result is asked there. */
function useResultUrl(tradeId: string): () => string {
  const shop = useShop();
  return () => window.location.origin + shop.base + hrefOf('payResult', { id: tradeId }, shop);
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
