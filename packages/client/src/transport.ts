import type { EnvelopeRow, SentRow } from '@qianpu/contract/call';
import { envelopePath } from '@qianpu/contract/call';
import type { AnyBody, Outcome } from '@qianpu/contract/outcome';
import { outcomeOf, unanswered } from '@qianpu/contract/outcome';
import { envelopeBody, requestTime } from '@qianpu/contract/wire/envelope';
import type { WireRequest } from '@qianpu/contract/wire/header';
import { headerRequest } from '@qianpu/contract/wire/header';
import { phoneSecret, signatureOf } from '@qianpu/contract/wire/signature';
import { requestTimeoutMs, uploadTimeoutMs } from '@qianpu/kit/time-limits';

export interface CallSender {
  readonly mid: string;
  readonly cid: string;
  readonly token: string;
  /** In which language refusals are answered. */
  readonly lang: string;
}

export interface Sent {
  readonly row: SentRow;
  readonly input: object;
  /** One per intent of the shopper: the same key is never acted on twice. */
  readonly idempotencyKey?: string | undefined;
  /** Asked by nobody in particular: the login stays at home. */
  readonly isAnonymous?: boolean | undefined;
}

/** Carries a call to the mall and says what the answer means; it never throws. Tests put their own in its place. */
export type Transport = (sent: Sent) => Promise<Outcome>;

const timeoutOf = ({ base }: SentRow) => (base === 'upload' ? uploadTimeoutMs : requestTimeoutMs);

/** Over HTTP, in the style of the call's row (spec 7.1). Who sends is asked anew each time: logging in changes it. */
export const httpTransport =
  (sender: () => CallSender): Transport =>
  async ({ row, input, idempotencyKey, isAnonymous }) => {
    const from = { ...sender(), ...(isAnonymous && { token: '' }) };
    try {
      const { url, headers, ...request } = await (row.style === 'envelope'
        ? envelopeRequest(row, input, from)
        : headerRequest(row, input, from));
      const response = await fetch(url, {
        ...request,
        headers: { ...headers, 'accept-language': from.lang, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
        signal: AbortSignal.timeout(timeoutOf(row)),
      });
      const reply = { http: response.status, body: bodyOf(await response.text()) };
      return outcomeOf(reply, { style: row.style, cid: from.cid, hasToken: from.token !== '' });
    } catch (error) {
      return unanswered(error as Error);
    }
  };

async function envelopeRequest(row: EnvelopeRow, input: object, from: CallSender): Promise<WireRequest> {
  const now = new Date();
  const { key, secret } = phoneSecret;
  const value = await signatureOf(secret, { target: row.target, requestTime: requestTime(now) });
  return {
    url: envelopePath(row.base),
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: envelopeBody(row, input, { ...from, now, key, value }).toString(),
  };
}

/** A gateway in between may answer with a page of its own. */
function bodyOf(text: string): AnyBody | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
