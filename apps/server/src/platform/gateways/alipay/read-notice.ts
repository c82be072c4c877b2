import type { ReadNotice } from '../pay/pay.types.ts';
import { isSignatureOf } from '../pay/rsa-sha256.ts';
import type { AlipayParty } from './alipay.types.ts';
import { noticeKind } from './alipay-messages.ts';
import { type Parameters, signedText } from './signed-parameters.ts';

/**
 * What a notice says, if the provider said it with this app's key; otherwise why it is not believed. A notice has no time that could
 * be held against the clock, since repeats come for a day: its id tells whether it was heard before.
 */
export function readNotice(rawBody: string, { account }: AlipayParty): ReadNotice {
  const parameters = readForm(rawBody);
  if (!parameters) return { fault: 'unreadable' };
  const { sign, sign_type: signType, ...content } = parameters;
  // Never the kind the message asks for: RSA means SHA-1 there.
  if (!sign || signType !== 'RSA2') return { fault: 'signature' };
  if (!isSignatureOf(account.alipayPublicKey, sign, signedText(content))) return { fault: 'signature' };
  const { notify_id: id = '' } = content;
  const kind = noticeKind(content);
  return kind === undefined || !/^[\w-]{1,128}$/.test(id) ? { fault: 'unreadable' } : { notice: { id, kind, content } };
}

/** Undefined when a name comes twice: both would be signed by neither. */
function readForm(rawBody: string): Parameters | undefined {
  const form = new URLSearchParams(rawBody);
  const parameters = Object.fromEntries(form);
  return Object.keys(parameters).length === form.size ? parameters : undefined;
}
