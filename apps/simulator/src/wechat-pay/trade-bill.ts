import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beijingDay, billTime, dayStart } from '../pay/beijing-time.ts';
import { yuan } from '../pay/yuan.ts';
import type { AddCall } from './merchant-call.ts';
import type { BookedOrder } from './order-book.ts';
import { PayError } from './pay-error.ts';
import type { BookedRefund } from './refund-book.ts';
import type { WechatPay } from './wechat-pay.ts';

const DAY_MS = 86_400_000;
const LINK_LIFE_MS = 300_000;

const HEADING =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMMARY_HEADING = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

/** Bills of a day; the provider makes yesterday's at ten, the simulator any day's at once. */
export function addBillRoutes(add: AddCall, pay: WechatPay): void {
  const made = new Map<string, { readonly mchid: string; readonly text: string; readonly isZipped: boolean; readonly untilMs: number }>();
  add('GET', '/v3/bill/tradebill', ({ account, query, origin }) => {
    const { bill_date: day = '', bill_type: type = 'ALL', tar_type: tarType } = query;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(dayStart(day))) throw new PayError('PARAM_ERROR', '账单日期格式错误');
    if (type !== 'ALL') throw new PayError('PARAM_ERROR', '账单类型不支持');
    if (day > beijingDay(pay.now())) throw new PayError('NO_STATEMENT_EXIST', '账单文件不存在');
    const [fromMs, untilMs] = [dayStart(day), dayStart(day) + DAY_MS];
    const orders = pay.orders.paidWithin(account.mchid, fromMs, untilMs);
    const refunds = pay.refunds.askedWithin(account.mchid, fromMs, untilMs);
    if (orders.length + refunds.length === 0) throw new PayError('NO_STATEMENT_EXIST', '账单文件不存在');
    const find = (refund: BookedRefund) => pay.orders.find(refund.mchid, refund.outTradeNo);
    const text = billText(orders, refunds, find);
    const token = randomBytes(24).toString('base64url');
    for (const [old, { untilMs: until }] of made) if (until <= pay.now()) made.delete(old);
    made.set(token, { mchid: account.mchid, text, isZipped: tarType === 'GZIP', untilMs: pay.now() + LINK_LIFE_MS });
    return {
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(text).digest('hex'),
      download_url: `${origin}/v3/billdownload/file?token=${token}`,
    };
  });
  add('GET', '/v3/billdownload/file', ({ account, query, reply }) => {
    const bill = made.get(query.token ?? '');
    if (bill === undefined || bill.mchid !== account.mchid || bill.untilMs <= pay.now())
      throw new PayError('RESOURCE_NOT_EXISTS', '账单文件不存在');
    return reply.type('text/plain; charset=utf-8').send(bill.isZipped ? gzipSync(bill.text) : bill.text);
  });
}

/** A line per payment and per refund, amounts in yuan, every field behind a backquote; then the sums. */
export function billText(
  orders: readonly BookedOrder[],
  refunds: readonly BookedRefund[],
  find: (refund: BookedRefund) => BookedOrder | undefined,
): string {
  const rows = [
    ...orders.map((order) => ({ atMs: order.paidMs ?? 0, fields: fieldsOf(order, undefined) })),
    ...refunds.flatMap((refund) => {
      const order = find(refund);
      return order === undefined ? [] : [{ atMs: refund.createdMs, fields: fieldsOf(order, refund) }];
    }),
  ].toSorted((one, other) => one.atMs - other.atMs);
  const paidFen = orders.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const refundedFen = refunds.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const sums = [rows.length, yuan(paidFen), yuan(refundedFen), '0.00', '0.00000', yuan(paidFen), yuan(refundedFen)];
  return `${[HEADING, ...rows.map(({ fields }) => line(fields)), SUMMARY_HEADING, line(sums)].join('\r\n')}\r\n`;
}

function fieldsOf(order: BookedOrder, refund: BookedRefund | undefined): (string | number)[] {
  const paidFen = refund === undefined ? order.amountFen : 0;
  const refundState = { PROCESSING: 'PROCESSING', SUCCESS: 'SUCCESS', ABNORMAL: 'CHANGE', CLOSED: 'FAIL' } as const;
  return [
    billTime(refund === undefined ? (order.paidMs ?? 0) : refund.createdMs),
    ...[order.appid, order.mchid, 0, '', order.transactionId ?? '', order.outTradeNo, order.openid, order.tradeType],
    ...[refund === undefined ? 'SUCCESS' : 'REFUND', 'OTHERS', 'CNY', yuan(paidFen), '0.00'],
    ...[refund?.refundId ?? 0, refund?.outRefundNo ?? 0, yuan(refund?.amountFen ?? 0), '0.00'],
    ...[refund === undefined ? '' : 'ORIGINAL', refund === undefined ? '' : refundState[refund.state]],
    ...[order.description.replaceAll(',', '，'), order.attach, '0.00000', '0.60%', yuan(paidFen), yuan(refund?.amountFen ?? 0), ''],
  ];
}

const line = (fields: readonly (string | number)[]) => fields.map((field) => `\`${field}`).join(',');
