import { billTime } from '../pay/beijing-time.ts';
import { type Liar, mayLie } from '../pay/lies.ts';
import { yuan } from '../pay/yuan.ts';
import type { Alipay } from './alipay.ts';
import type { AlipayAccount } from './alipay-accounts.ts';
import { AlipayRefusal, failed } from './alipay-refusal.ts';
import { readRefundNumber, readTradeNumber, readWantedRefund, readWantedTrade } from './read-trade.ts';
import type { Parameters } from './rsa2.ts';

/** A question whose signature was found true. */
export interface GatewayCall {
  readonly alipay: Alipay;
  readonly account: AlipayAccount;
  readonly parameters: Parameters;
  /** Scheme, host and port the merchant reached us at. */
  readonly origin: string;
}

export type AnswerCall = (call: GatewayCall) => object | Promise<object>;

const liarOf = ({ lies, requests }: Alipay): Liar => ({
  lies,
  requests,
  busy: () => new AlipayRefusal(40005, 'isv.app-call-limited', '应用调用次数超限'),
  fault: () => failed('ACQ.SYSTEM_ERROR', '系统错误'),
});

export const tradeCalls: Readonly<Record<string, AnswerCall>> = {
  'alipay.trade.precreate': ({ alipay, account, parameters, origin }) => {
    const wanted = readWantedTrade('QR', parameters, account, alipay.now());
    return mayLie(liarOf(alipay), 'create', wanted.outTradeNo, () => {
      const { token, outTradeNo } = alipay.trades.request(wanted, alipay.now());
      return { out_trade_no: outTradeNo, qr_code: `${origin}/alipay/qr/${token}` };
    });
  },
  'alipay.trade.query': ({ alipay, account, parameters }) => {
    const outTradeNo = readTradeNumber(parameters);
    const trade = alipay.trades.find({ appId: account.appId, outTradeNo }, alipay.now());
    if (trade === undefined) throw failed('ACQ.TRADE_NOT_EXIST', '交易不存在');
    return {
      ...{ buyer_logon_id: 'gu***@example.com', buyer_pay_amount: yuan(trade.paidMs === null ? 0 : trade.amountFen) },
      ...{ invoice_amount: '0.00', out_trade_no: outTradeNo, point_amount: '0.00', receipt_amount: '0.00' },
      ...(trade.paidMs !== null && { send_pay_date: billTime(trade.paidMs) }),
      ...{ total_amount: yuan(trade.amountFen), trade_no: trade.tradeNo, trade_status: trade.state },
    };
  },
  'alipay.trade.close': ({ alipay, account, parameters }) => {
    const outTradeNo = readTradeNumber(parameters);
    return mayLie(liarOf(alipay), 'close', outTradeNo, () => {
      const lateMs = alipay.lies.tells('lateAfterClose', outTradeNo) ? alipay.now() + alipay.lies.plan.lateDelayMs : null;
      const { tradeNo } = alipay.trades.close({ appId: account.appId, outTradeNo }, lateMs, alipay.now());
      alipay.wake();
      return { out_trade_no: outTradeNo, trade_no: tradeNo };
    });
  },
  'alipay.trade.refund': (call) => {
    const { outRequestNo } = readWantedRefund(call.parameters, call.account);
    return mayLie(liarOf(call.alipay), 'refund', outRequestNo, () => refund(call));
  },
  'alipay.trade.fastpay.refund.query': ({ alipay, account, parameters }) => {
    const key = readRefundNumber(parameters, account);
    const trade = alipay.trades.find(key, alipay.now());
    if (trade === undefined) throw failed('TRADE_NOT_EXIST', '交易不存在');
    const found = alipay.refunds.find(key);
    // One that is under way is not to be seen.
    if (found?.state !== 'SUCCESS') return {};
    return {
      ...{ out_request_no: key.outRequestNo, out_trade_no: key.outTradeNo, refund_amount: yuan(found.amountFen) },
      ...{ refund_status: 'REFUND_SUCCESS', total_amount: yuan(trade.amountFen), trade_no: trade.tradeNo },
    };
  },
};

async function refund({ alipay, account, parameters }: GatewayCall): Promise<object> {
  const wanted = readWantedRefund(parameters, account);
  const { lies } = alipay;
  if (alipay.refunds.find(wanted) === undefined && lies.tells('failedRefund', wanted.outRequestNo))
    throw failed('ACQ.SELLER_BALANCE_NOT_ENOUGH', '卖家余额不足');
  const isSlow = lies.tells('slowRefund', wanted.outRequestNo);
  const trade = alipay.trades.find(wanted, alipay.now());
  const dueMs = alipay.now() + (isSlow ? lies.plan.refundDelayMs : 0);
  const { refund: booked, isNew } = alipay.refunds.ask(wanted, trade, alipay.now(), dueMs);
  if (isNew && !isSlow) {
    if (lies.tells('reorder', wanted.outRequestNo)) await alipay.finishAhead(booked);
    else alipay.finishRefund(booked);
  }
  alipay.wake();
  return {
    ...{ buyer_logon_id: 'gu***@example.com', fund_change: isNew && !isSlow ? 'Y' : 'N', gmt_refund_pay: billTime(alipay.now()) },
    ...{ out_trade_no: wanted.outTradeNo, refund_fee: yuan(alipay.refunds.doneFen(wanted)), trade_no: trade?.tradeNo },
  };
}
