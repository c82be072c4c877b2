import { z } from 'zod';
import { realNow } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import { askOutside } from '../ask-outside.ts';
import { safeOrigin } from '../safe-origin.ts';
import { signTc3 } from './sign-tc3.ts';

/** Somebody's account at the provider: the mall's, or a merchant's own. */
export interface SmsAccount {
  readonly secretId: string;
  readonly secretKey: string;
  readonly appId: string;
  readonly signName: string;
  /** An approved template with two parameters: the code, the minutes it is good for. */
  readonly templateId: string;
  /** Another one: what happened to an account, when. */
  readonly alertTemplateId: string;
}

/** With the mall's own account. */
export interface SmsGatewayOptions extends SmsAccount {
  /** Another key of the account, for when the provider refuses the first: while keys change. */
  readonly second?: Pick<SmsAccount, 'secretId' | 'secretKey'> | undefined;
  /** The provider's address; the simulator's in development. */
  readonly endpoint: string;
  /** Told why the provider refused: its own word and the id of the request, never a number or a code. */
  readonly log?: Pick<Logger, 'warn'>;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** `unknown`: no answer, or none that decides it. The message may arrive; sending again may send twice. */
export type SmsOutcome = 'sent' | 'refused' | 'unknown';

export interface SmsGateway {
  /**
   * Sends once and never tries again: whether a second message is worth its price, the caller knows. Without an account, by the mall's
   * own.
   */
  sendCode(phone: string, code: string, minutes: number, account?: SmsAccount): Promise<SmsOutcome>;
  /** Tells a phone what happened to its account; the same way. */
  sendAlert(phone: string, what: string, at: Date, account?: SmsAccount): Promise<SmsOutcome>;
}

const STANDARD_TIMEOUT_MS = 5_000;
const CONTENT_TYPE = 'application/json; charset=utf-8';
const ACTION = 'SendSms';
const VERSION = '2021-01-11';
const REGION = 'ap-guangzhou';

const word = z.string().max(100);
const Answer = z.object({
  Response: z.object({
    RequestId: word.optional(),
    Error: z.object({ Code: word }).optional(),
    SendStatusSet: z.array(z.object({ Code: word })).optional(),
  }),
});
type Answer = z.output<typeof Answer>;

/** Tencent Cloud SMS. */
export function createSmsGateway(options: SmsGatewayOptions): SmsGateway {
  const { log, fetch: send = fetch, timeoutMs = STANDARD_TIMEOUT_MS } = options;
  const address = new URL('/', safeOrigin('sms', options.endpoint));
  async function sendOne(
    account: SmsAccount,
    message: Message,
    second = account === options ? options.second : undefined,
  ): Promise<SmsOutcome> {
    const request = createRequest(account, address.host, message);
    let answer: Answer;
    try {
      const response = await askOutside('sms', () =>
        send(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
      );
      answer = Answer.parse(await response.json());
    } catch (error) {
      // Only the kind of fault: a message may quote what was sent or received.
      log?.warn({ reason: error instanceof Error ? error.name : 'fault' }, 'the sms provider gave no usable answer');
      return 'unknown';
    }
    const word = decisiveWord(answer);
    if (word === 'Ok') return 'sent';
    log?.warn({ reason: word, providerRequestId: answer.Response.RequestId }, 'the sms provider did not send');
    // A key that is not good sent nothing.
    if (second && word.startsWith('AuthFailure')) return sendOne({ ...account, ...second }, message, undefined);
    // An internal error, a time-out of theirs among them, may happen after the message went out.
    return word.startsWith('InternalError') ? 'unknown' : 'refused';
  }
  return {
    sendCode: (phone, code, minutes, account = options) =>
      sendOne(account, { phone, templateId: account.templateId, params: [code, String(minutes)] }),
    sendAlert: (phone, what, at, account = options) =>
      sendOne(account, { phone, templateId: account.alertTemplateId, params: [what, clock.format(at)] }),
  };
}

/** Where the phones are. */
const clock = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

interface Message {
  readonly phone: string;
  readonly templateId: string;
  readonly params: readonly string[];
}

function createRequest(account: SmsAccount, host: string, { phone, templateId, params }: Message): RequestInit {
  const { secretId, secretKey, appId, signName } = account;
  const body = JSON.stringify({
    PhoneNumberSet: [phone.startsWith('+') ? phone : `+86${phone}`],
    SmsSdkAppId: appId,
    SignName: signName,
    TemplateId: templateId,
    TemplateParamSet: params,
  });
  const timestamp = Math.floor(realNow() / 1000);
  const headers = {
    authorization: signTc3({ secretId, secretKey, product: 'sms', host, action: ACTION, contentType: CONTENT_TYPE, body, timestamp }),
    'content-type': CONTENT_TYPE,
    'x-tc-action': ACTION,
    'x-tc-version': VERSION,
    'x-tc-timestamp': String(timestamp),
    'x-tc-region': REGION,
  };
  return { method: 'POST', headers, body };
}

/** The provider refuses a whole request with an error, one number with a word in its row. */
function decisiveWord({ Response: { Error: error, SendStatusSet } }: Answer): string {
  return error?.Code ?? SendStatusSet?.[0]?.Code ?? 'InternalError';
}
