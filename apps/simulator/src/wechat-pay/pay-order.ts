import { z } from 'zod';
import { beijingTime } from '../pay/beijing-time.ts';
import { type Account, appsOf } from './accounts.ts';
import type { BookedOrder, TradeType, WantedOrder } from './order-book.ts';
import { parsed } from './parsed.ts';
import { PayError } from './pay-error.ts';

/** Ways to pay by the last word of the address. */
export const tradeTypes = { jsapi: 'JSAPI', h5: 'MWEB', native: 'NATIVE' } as const satisfies Record<string, TradeType>;
export type Way = keyof typeof tradeTypes;

const notifyUrl = z
  .url({ protocol: /^https?$/ })
  .max(255)
  .refine((url) => !url.includes('?'), 'must have no query');

const CreateOrder = z.object({
  appid: z.string().min(1).max(32),
  mchid: z.string().min(1).max(32),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w\-|*]{6,32}$/),
  time_expire: z.iso.datetime({ offset: true }).optional(),
  attach: z.string().max(128).optional(),
  notify_url: notifyUrl,
  amount: z.object({ total: z.number().int().min(1), currency: z.literal('CNY').default('CNY') }),
  payer: z.object({ openid: z.string().min(1).max(128) }).optional(),
  scene_info: z
    .object({ payer_client_ip: z.string().min(1).max(45), h5_info: z.object({ type: z.string().min(1).max(32) }).optional() })
    .optional(),
});

/** Whether somebody is known in an app under this openid. */
export type KnowsPayer = (appid: string, openid: string) => boolean;

export function readWantedOrder(way: Way, body: Buffer, account: Account, knowsPayer: KnowsPayer, nowMs: number): WantedOrder {
  const requested = parsed(CreateOrder, body);
  if (requested.mchid !== account.mchid) throw new PayError('MCH_NOT_EXISTS', '商户号不存在');
  if (!appsOf(account).includes(requested.appid)) throw new PayError('APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配');
  const openid = way === 'jsapi' ? requested.payer?.openid : '';
  if (openid === undefined) throw missing('payer.openid');
  if (openid !== '' && !knowsPayer(requested.appid, openid))
    throw new PayError('PARAM_ERROR', '无效的openid', { location: 'body', field: 'payer.openid' });
  if (way === 'h5' && requested.scene_info?.h5_info === undefined) throw missing('scene_info.h5_info');
  const expireMs = requested.time_expire === undefined ? null : Date.parse(requested.time_expire);
  if (expireMs !== null && expireMs <= nowMs) throw new PayError('PARAM_ERROR', 'time_expire时间过短，刷卡至少1分钟，其他5分钟');
  return {
    mchid: requested.mchid,
    appid: requested.appid,
    outTradeNo: requested.out_trade_no,
    tradeType: tradeTypes[way],
    description: requested.description,
    attach: requested.attach ?? '',
    amountFen: requested.amount.total,
    notifyUrl: requested.notify_url,
    openid,
    expireMs,
  };
}

const missing = (field: string) => new PayError('PARAM_ERROR', `缺少参数 ${field}`, { location: 'body', field, issue: 'required' });

const stateWords = { NOTPAY: '订单未支付', SUCCESS: '支付成功', CLOSED: '订单已关闭', REFUND: '订单发生过退款' } as const;

/** A transaction as queries and callbacks tell it. */
export function transactionView(order: BookedOrder) {
  const state = order.state === 'SUCCESS' && order.refundedFen > 0 ? 'REFUND' : order.state;
  return {
    appid: order.appid,
    mchid: order.mchid,
    out_trade_no: order.outTradeNo,
    trade_state: state,
    trade_state_desc: stateWords[state],
    ...(order.attach !== '' && { attach: order.attach }),
    ...(order.paidMs !== null && {
      transaction_id: order.transactionId,
      trade_type: order.tradeType,
      bank_type: 'OTHERS',
      success_time: beijingTime(order.paidMs),
    }),
    payer: order.openid === '' ? {} : { openid: order.openid },
    amount: {
      total: order.amountFen,
      currency: 'CNY',
      ...(order.paidMs !== null && { payer_total: order.amountFen, payer_currency: 'CNY' }),
    },
  };
}
