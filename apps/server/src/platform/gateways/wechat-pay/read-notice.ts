import { z } from 'zod';
import { parseJson } from '../pay/parse-json.ts';
import { isFresh, isSignedBy, openSealed } from './wechat-crypto.ts';
import type { Party, ReadNotice } from './wechat-pay.types.ts';

const Sealed = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string().min(1).max(64),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string().max(65_536),
    nonce: z.string().max(64),
    associated_data: z.string().max(64).optional(),
  }),
});

/** What a callback says, if the provider said it to this account just now; otherwise why it is not believed. */
export function readNotice(
  headers: Readonly<Record<string, string>>,
  rawBody: string,
  { account, keys }: Party,
  nowMs: number,
): ReadNotice {
  const { 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': nonce, 'wechatpay-signature': signature } = headers;
  const serial = headers['wechatpay-serial'];
  if (!timestamp || !nonce || !signature || !serial) return { fault: 'headers' };
  if (!isFresh(timestamp, nowMs)) return { fault: 'time' };
  // Never another key than the one it names: a message with a wrong name is not ours to repair.
  const key = keys.get(serial);
  if (!key) return { fault: 'unknown-serial' };
  if (!isSignedBy(key, signature, timestamp, nonce, rawBody)) return { fault: 'signature' };

  const { data: sealed } = Sealed.safeParse(parseJson(rawBody));
  if (!sealed) return { fault: 'unreadable' };
  const text = openSealed(account.apiV3Key, sealed.resource);
  if (text === undefined) return { fault: 'seal' };
  const content = parseJson(text);
  return content === undefined ? { fault: 'unreadable' } : { notice: { id: sealed.id, kind: sealed.event_type, content } };
}
