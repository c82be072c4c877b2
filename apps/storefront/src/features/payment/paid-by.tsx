import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import type { AnyWay } from './pay-ways.ts';
import { paymentTexts } from './payment.texts.ts';
import type { PayStatus } from './payment-queries.ts';

type PaidWith = keyof typeof paymentTexts.zhCN.paidWith;

/** By which name a shopper knows it, whatever the way. */
const nameOf = (way: AnyWay['way']): PaidWith =>
  (way.startsWith('WECHAT') ? 'WECHAT' : way.startsWith('ALIPAY') ? 'ALIPAY' : way) as PaidWith;

interface PaidByProps extends Pick<PayStatus, 'tenders'> {
  /** What each has paid, where it was several: of the whole payment, which may be for several orders. */
  readonly hasSums?: boolean;
}

/** "积分 ¥4.00 + 微信支付 ¥81.80"; one alone has paid all. */
export function PaidBy({ tenders, hasSums = false }: PaidByProps) {
  const { paidWith } = useTexts(paymentTexts);
  const isWithSums = hasSums && tenders.length > 1;
  return tenders.map(({ way, amountFen }) => paidWith[nameOf(way)] + (isWithSums ? ` ${formatFen(amountFen)}` : '')).join(' + ');
}
