import { createHash, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { realNow } from '../../clock.ts';
import { beijingTime } from '../pay/beijing-time.ts';
import { parseJson } from '../pay/parse-json.ts';
import type { PayGatewayOptions } from '../pay/pay.types.ts';
import { safeOrigin } from '../safe-origin.ts';
import { readNotice } from './read-notice.ts';
import { ask, askSigned, checkProof, type Line } from './signed-request.ts';
import { readTradeBill } from './trade-bill.ts';
import { openSealed, signLines } from './wechat-crypto.ts';
import { readRefund, readTransaction } from './wechat-messages.ts';
import type {
  BillRow,
  GatewayResult,
  Party,
  PayOrderRequest,
  ProviderCertificate,
  ReadNotice,
  RefundFacts,
  RefundRequest,
  Transaction,
  WechatPayAccount,
  WechatPayTicket,
} from './wechat-pay.types.ts';

/** WeChat Pay, API v3. Each function asks once and never tries again. */
export interface WechatPayGateway {
  /** The same number with the same input may be sent again: it is the same order there. */
  createOrder(party: Party, input: PayOrderRequest): Promise<GatewayResult<WechatPayTicket>>;
  query(party: Party, outTradeNo: string): Promise<GatewayResult<Transaction>>;
  /** After `closed` (told or refused) nobody can pay under this number any more. */
  close(party: Party, outTradeNo: string): Promise<GatewayResult<Record<never, never>>>;
  refund(party: Party, input: RefundRequest): Promise<GatewayResult<RefundFacts>>;
  queryRefund(party: Party, outRefundNo: string): Promise<GatewayResult<RefundFacts>>;
  /** The provider's keys as of now; proved by the account's own secret, so an account without any key may ask. */
  certificates(account: WechatPayAccount): Promise<GatewayResult<ProviderCertificate[]>>;
  /** Of a day, "2026-11-14" in Beijing. `absent`: nothing happened on it. */
  tradeBill(party: Party, day: string): Promise<GatewayResult<BillRow[]>>;
  readNotice(headers: Readonly<Record<string, string>>, rawBody: string, party: Party): ReadNotice;
  notifyUrl(mid: string, appRef: string): string;
}

const STANDARD_TIMEOUT_MS = 8_000;
const paths = { WECHAT_H5: 'h5', WECHAT_JSAPI: 'jsapi', WECHAT_MINI: 'jsapi', WECHAT_NATIVE: 'native' } as const;

export function createWechatPayGateway(options: PayGatewayOptions): WechatPayGateway {
  const { timeoutMs = STANDARD_TIMEOUT_MS, fetch: send = fetch, nowMs = realNow } = options;
  const notifyOrigin = options.notifyOrigin.replace(/\/$/, '');
  const line: Line = {
    origin: safeOrigin('wechat pay', options.endpoint),
    timeoutMs,
    fetch: send,
    nowMs,
    noteRefusal: ({ path, status, code }) =>
      options.log?.warn({ path: path.replace(/\d{6,}/g, '…'), status, reason: code }, 'wechat pay did not do it'),
  };
  const of = (outTradeNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;
  return {
    createOrder: (party, input) =>
      ask(
        line,
        party,
        { method: 'POST', path: `/v3/pay/transactions/${paths[input.way]}`, body: orderBody(party.account, input) },
        (body) => readTicket(party.account, input.appId, body, nowMs()),
      ),
    query: (party, outTradeNo) =>
      ask(line, party, { method: 'GET', path: `${of(outTradeNo)}?mchid=${party.account.mchId}` }, (body) => {
        const read = readTransaction(body);
        return read?.outTradeNo === outTradeNo ? read : undefined;
      }),
    close: (party, outTradeNo) =>
      ask(line, party, { method: 'POST', path: `${of(outTradeNo)}/close`, body: { mchid: party.account.mchId } }, () => ({})),
    refund: (party, input) =>
      ask(line, party, { method: 'POST', path: '/v3/refund/domestic/refunds', body: refundBody(input) }, (body) => {
        const read = readRefund(body);
        return read?.outRefundNo === input.outRefundNo ? read : undefined;
      }),
    queryRefund: (party, outRefundNo) =>
      ask(line, party, { method: 'GET', path: `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}` }, (body) => {
        const read = readRefund(body);
        return read?.outRefundNo === outRefundNo ? read : undefined;
      }),
    certificates: (account) => askCertificates(line, account),
    tradeBill: (party, day) => fetchTradeBill(line, party, day),
    readNotice: (headers, rawBody, party) => readNotice(headers, rawBody, party, nowMs()),
    notifyUrl: (mid, appRef) => `${notifyOrigin}/pay/notify/wechat/${mid}/${appRef}`,
  };
}

const orderBody = (account: WechatPayAccount, input: PayOrderRequest) => ({
  appid: input.appId,
  mchid: account.mchId,
  description: input.description,
  out_trade_no: input.outTradeNo,
  time_expire: inBeijing(input.expiresAt),
  notify_url: input.notifyUrl,
  amount: { total: input.amountFen, currency: 'CNY' },
  ...(input.way === 'WECHAT_H5' && { scene_info: { payer_client_ip: input.payerAddress, h5_info: { type: 'Wap' } } }),
  ...(input.openId !== null && { payer: { openid: input.openId } }),
});

const inBeijing = (at: Date) => `${beijingTime(at.getTime()).replace(' ', 'T')}+08:00`;

const TicketAnswer = z.union([
  z.object({ h5_url: z.url() }),
  z.object({ code_url: z.string().min(1).max(512) }),
  z.object({ prepay_id: z.string().min(1).max(128) }),
]);

function readTicket(account: WechatPayAccount, appId: string, body: unknown, nowMs: number): WechatPayTicket | undefined {
  const { data } = TicketAnswer.safeParse(body);
  if (!data) return undefined;
  if ('h5_url' in data) return { kind: 'redirect', url: data.h5_url };
  if ('code_url' in data) return { kind: 'qr', codeUrl: data.code_url };
  const said = {
    appId,
    timeStamp: String(Math.floor(nowMs / 1000)),
    nonceStr: randomBytes(16).toString('hex'),
    package: `prepay_id=${data.prepay_id}`,
  };
  const paySign = signLines(account.privateKey, said.appId, said.timeStamp, said.nonceStr, said.package);
  return { kind: 'jsapi', ...said, signType: 'RSA', paySign };
}

const refundBody = (input: RefundRequest) => ({
  out_trade_no: input.outTradeNo,
  out_refund_no: input.outRefundNo,
  reason: input.reason,
  notify_url: input.notifyUrl,
  amount: { refund: input.amountFen, total: input.totalFen, currency: 'CNY' },
});

const Certificates = z.object({
  data: z.array(
    z.object({
      serial_no: z.string().regex(/^[0-9A-Za-z_]{1,64}$/),
      effective_time: z.iso.datetime({ offset: true }),
      expire_time: z.iso.datetime({ offset: true }),
      encrypt_certificate: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().optional() }),
    }),
  ),
});

/** The answer is signed with one of the keys inside it; what is inside was sealed with a secret only the provider shares. */
async function askCertificates(line: Line, account: WechatPayAccount): Promise<GatewayResult<ProviderCertificate[]>> {
  const answer = await askSigned(line, account, { method: 'GET', path: '/v3/certificates' });
  const listed = answer?.status === 200 ? Certificates.safeParse(parseJson(answer.text)).data?.data : undefined;
  if (!answer || !listed) return { kind: 'unknown' };
  const opened = listed.map((entry): ProviderCertificate | undefined => {
    const publicKey = readPublicKey(openSealed(account.apiV3Key, entry.encrypt_certificate))?.export({ type: 'spki', format: 'pem' });
    if (publicKey === undefined) return undefined;
    const [goodFrom, goodUntil] = [new Date(entry.effective_time), new Date(entry.expire_time)];
    return { serial: entry.serial_no, publicKey: publicKey.toString(), goodFrom, goodUntil };
  });
  if (!opened.every((entry) => entry !== undefined)) return { kind: 'unknown' };
  const keys = new Map(opened.map(({ serial, publicKey }) => [serial, createPublicKey(publicKey)]));
  return checkProof(answer, keys, line.nowMs()) === 'good' ? { kind: 'told', value: opened } : { kind: 'unknown' };
}

function readPublicKey(pem: string | undefined): KeyObject | undefined {
  try {
    return pem === undefined ? undefined : createPublicKey(pem);
  } catch {
    return undefined;
  }
}

const BillPlace = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

/** The download is not signed; the signed answer before it says its hash. */
async function fetchTradeBill(line: Line, party: Party, day: string): Promise<GatewayResult<BillRow[]>> {
  const place = await ask(
    line,
    party,
    { method: 'GET', path: `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL` },
    (body) => BillPlace.safeParse(body).data,
  );
  if (place.kind !== 'told') return place;
  const url = new URL(place.value.download_url);
  if (url.origin !== line.origin) return { kind: 'unknown' };
  const answer = await askSigned(line, party.account, { method: 'GET', path: url.pathname + url.search });
  if (answer?.status !== 200) return { kind: 'unknown' };
  // Reading a text takes a leading mark of byte order away; the hash is over the bytes with it or without.
  const isWhole = [answer.text, `\uFEFF${answer.text}`].some((text) => sha1(text) === place.value.hash_value.toLowerCase());
  const rows = isWhole ? readTradeBill(answer.text) : undefined;
  return rows ? { kind: 'told', value: rows } : { kind: 'unknown' };
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
