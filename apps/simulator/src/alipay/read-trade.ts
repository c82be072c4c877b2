import { z } from 'zod';
import type { AlipayAccount } from './alipay-accounts.ts';
import { AlipayRefusal } from './alipay-refusal.ts';
import type { Parameters } from './rsa2.ts';
import { isExpired, type WantedTrade } from './trade-book.ts';

/** Yuan with two decimals at most, above nothing, as fen. */
const YuanAsFen = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/)
  .transform((text) => {
    const [whole = '', part = ''] = text.split('.');
    return Number(whole) * 100 + Number(part.padEnd(2, '0'));
  })
  .refine((amountFen) => amountFen > 0);

const outTradeNo = z.string().regex(/^\w{1,64}$/);
const webUrl = z.url({ protocol: /^https?$/ }).max(256);
const products = { WAP: 'QUICK_WAP_WAY', QR: 'FACE_TO_FACE_PAYMENT' } as const;

const NewTrade = z.object({
  out_trade_no: outTradeNo,
  total_amount: YuanAsFen,
  subject: z
    .string()
    .min(1)
    .max(256)
    .regex(/^[^/=&]*$/),
  product_code: z.string(),
  time_expire: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
    .optional(),
});

const TradeNumber = z.object({ out_trade_no: outTradeNo });
const RefundNumber = TradeNumber.extend({ out_request_no: z.string().min(1).max(64) });
const NewRefund = RefundNumber.extend({ refund_amount: YuanAsFen, refund_reason: z.string().max(256).optional() });
const BillDay = z.object({ bill_type: z.literal('trade'), bill_date: z.iso.date() });

function contentOf<Form extends z.ZodType>(form: Form, { biz_content: text = '' }: Parameters): z.output<Form> {
  const read = form.safeParse(parseJson(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AlipayRefusal(40004, 'ACQ.INVALID_PARAMETER', `参数无效: ${issue?.path.join('.') ?? ''}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const readTradeNumber = (parameters: Parameters) => contentOf(TradeNumber, parameters).out_trade_no;

export const readRefundNumber = (parameters: Parameters, { appId }: AlipayAccount) => {
  const { out_trade_no, out_request_no } = contentOf(RefundNumber, parameters);
  return { appId, outTradeNo: out_trade_no, outRequestNo: out_request_no };
};

export const readWantedRefund = (parameters: Parameters, account: AlipayAccount) => ({
  ...readRefundNumber(parameters, account),
  amountFen: contentOf(NewRefund, parameters).refund_amount,
});

export const readBillDay = (parameters: Parameters) => contentOf(BillDay, parameters).bill_date;

export function readWantedTrade(product: 'WAP' | 'QR', parameters: Parameters, account: AlipayAccount, nowMs: number): WantedTrade {
  const content = contentOf(NewTrade, parameters);
  const notifyUrl = webUrl.safeParse(parameters.notify_url).data;
  const returnUrl = parameters.return_url === undefined ? '' : webUrl.safeParse(parameters.return_url).data;
  if (content.product_code !== products[product] || notifyUrl === undefined || returnUrl === undefined)
    throw new AlipayRefusal(40004, 'ACQ.INVALID_PARAMETER', '参数无效');
  const expireMs = content.time_expire === undefined ? null : Date.parse(`${content.time_expire.replace(' ', 'T')}+08:00`);
  if (isExpired({ expireMs }, nowMs)) throw new AlipayRefusal(40004, 'ACQ.INVALID_PARAMETER', 'time_expire已过期');
  return {
    appId: account.appId,
    sellerId: account.sellerId,
    outTradeNo: content.out_trade_no,
    product,
    subject: content.subject,
    amountFen: content.total_amount,
    ...{ notifyUrl, returnUrl, expireMs },
  };
}
