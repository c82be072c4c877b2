import { z } from 'zod';
import { realNow } from '../../clock.ts';
import { beijingTime } from '../pay/beijing-time.ts';
import type { BillRow, GatewayResult, PayGatewayOptions, ReadNotice, RefundFacts, RefundRequest, Transaction } from '../pay/pay.types.ts';
import { yuanOfFen } from '../pay/yuan.ts';
import { safeOrigin } from '../safe-origin.ts';
import type { AlipayOrderRequest, AlipayParty, AlipayTicket, RefundNumbers } from './alipay.types.ts';
import { readRefundAnswer, readRefundQuery, readTransaction } from './alipay-messages.ts';
import { callGateway, GATEWAY_PATH, type GatewayLine } from './call-gateway.ts';
import { fetchTradeBill } from './fetch-trade-bill.ts';
import { readNotice } from './read-notice.ts';
import { type AlipayCall, signedParameters } from './signed-parameters.ts';

/** Alipay's open platform, RSA2. Each function asks once and never tries again. */
export interface AlipayGateway {
  /** The same number with the same input may be sent again. A redirect is made here: the provider hears of it from the phone. */
  createOrder(party: AlipayParty, input: AlipayOrderRequest): Promise<GatewayResult<AlipayTicket>>;
  /** `absent`: nobody has begun to pay yet. There is no trade until a phone opens the cashier or scans the code. */
  query(party: AlipayParty, outTradeNo: string): Promise<GatewayResult<Transaction>>;
  /**
   * After `closed` (told or refused) nobody can pay under this number any more. After `absent` somebody may until the order expires:
   * there was nothing to close. `refused` with ACQ.TRADE_STATUS_ERROR: paid or closed, which asking tells.
   */
  close(party: AlipayParty, outTradeNo: string): Promise<GatewayResult<Record<never, never>>>;
  /** The same number with the same input is the same refund. It is told where the payment was. */
  refund(party: AlipayParty, input: RefundRequest): Promise<GatewayResult<RefundFacts>>;
  /** `absent`: it never came or has failed, or is not ten seconds old; it may be sent again under its number. */
  queryRefund(party: AlipayParty, numbers: RefundNumbers): Promise<GatewayResult<RefundFacts>>;
  /** Of a day, "2026-11-14" in Beijing. `absent`: nothing happened on it. */
  tradeBill(party: AlipayParty, day: string): Promise<GatewayResult<BillRow[]>>;
  readNotice(headers: Readonly<Record<string, string>>, rawBody: string, party: AlipayParty): ReadNotice;
  notifyUrl(mid: string, appRef: string): string;
}

const STANDARD_TIMEOUT_MS = 8_000;

export function createAlipayGateway(options: PayGatewayOptions): AlipayGateway {
  const { timeoutMs = STANDARD_TIMEOUT_MS, fetch: send = fetch, nowMs = realNow } = options;
  const notifyOrigin = options.notifyOrigin.replace(/\/$/, '');
  const line: GatewayLine = {
    origin: safeOrigin('alipay', options.endpoint),
    timeoutMs,
    fetch: send,
    nowMs,
    noteRefusal: ({ method, status, code }) => options.log?.warn({ method, status, reason: code }, 'alipay did not do it'),
  };
  return {
    createOrder: async (party, input) =>
      input.way === 'ALIPAY_WAP'
        ? { kind: 'told', value: { kind: 'redirect', url: cashierUrl(line, party, input) } }
        : await createCode(line, party, input),
    query: (party, outTradeNo) =>
      callGateway(line, party, { method: 'alipay.trade.query', content: { out_trade_no: outTradeNo } }, (body) => {
        const read = readTransaction(party.account, body);
        return read?.outTradeNo === outTradeNo ? read : undefined;
      }),
    close: (party, outTradeNo) =>
      callGateway(line, party, { method: 'alipay.trade.close', content: { out_trade_no: outTradeNo } }, (body) =>
        Closed.safeParse(body).data?.out_trade_no === outTradeNo ? {} : undefined,
      ),
    refund: (party, input) =>
      callGateway(line, party, { method: 'alipay.trade.refund', content: refundContent(input) }, (body) => readRefundAnswer(input, body)),
    queryRefund: (party, numbers) => queryRefund(line, party, numbers),
    tradeBill: (party, day) => fetchTradeBill(line, party, day),
    readNotice: (_headers, rawBody, party) => readNotice(rawBody, party),
    notifyUrl: (mid, appRef) => `${notifyOrigin}/pay/notify/alipay/${mid}/${appRef}`,
  };
}

/** The expiry is the last word on who can still pay: a link that was handed out cannot be taken back. */
const orderContent = (input: AlipayOrderRequest, productCode: string) => ({
  out_trade_no: input.outTradeNo,
  total_amount: yuanOfFen(input.amountFen),
  subject: subjectOf(input.description),
  product_code: productCode,
  time_expire: beijingTime(input.expiresAt.getTime()),
});

const MOST_OF_A_SUBJECT = 256;
/** The provider takes no / = & in it; a comma would be one of the bill's. */
const subjectOf = (description: string) => description.replace(/[/=&]/g, ' ').replaceAll(',', '，').slice(0, MOST_OF_A_SUBJECT);

function cashierUrl(line: GatewayLine, { account }: AlipayParty, input: AlipayOrderRequest): string {
  const call: AlipayCall = {
    method: 'alipay.trade.wap.pay',
    content: { ...orderContent(input, 'QUICK_WAP_WAY'), ...(input.returnUrl && { quit_url: input.returnUrl }) },
    notifyUrl: input.notifyUrl,
    returnUrl: input.returnUrl,
  };
  return `${line.origin}${GATEWAY_PATH}?${new URLSearchParams(signedParameters(account, call, line.nowMs()))}`;
}

const CodeAnswer = z.object({ out_trade_no: z.string(), qr_code: z.string().min(1).max(1024) });

const createCode = (line: GatewayLine, party: AlipayParty, input: AlipayOrderRequest): Promise<GatewayResult<AlipayTicket>> =>
  callGateway(
    line,
    party,
    { method: 'alipay.trade.precreate', content: orderContent(input, 'FACE_TO_FACE_PAYMENT'), notifyUrl: input.notifyUrl },
    (body) => {
      const { data } = CodeAnswer.safeParse(body);
      return data?.out_trade_no === input.outTradeNo ? { kind: 'qr', codeUrl: data.qr_code } : undefined;
    },
  );

const Closed = z.object({ out_trade_no: z.string() });

const refundContent = (input: RefundRequest) => ({
  out_trade_no: input.outTradeNo,
  out_request_no: input.outRefundNo,
  refund_amount: yuanOfFen(input.amountFen),
  refund_reason: input.reason,
});

async function queryRefund(line: GatewayLine, party: AlipayParty, numbers: RefundNumbers): Promise<GatewayResult<RefundFacts>> {
  const call = {
    method: 'alipay.trade.fastpay.refund.query',
    content: { out_trade_no: numbers.outTradeNo, out_request_no: numbers.outRefundNo },
  };
  const result = await callGateway(line, party, call, (body) => readRefundQuery(numbers, body));
  if (result.kind !== 'told') return result;
  return result.value === 'absent' ? { kind: 'absent' } : { kind: 'told', value: result.value };
}
