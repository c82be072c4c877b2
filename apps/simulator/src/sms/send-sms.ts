import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SmsAccount } from '../config.ts';
import { mainlandNumber } from './phone-number.ts';
import { missing, ProviderError } from './provider-error.ts';
import type { SmsBook } from './sms-book.ts';
import type { SmsLies } from './sms-plan.ts';

const SendSms = z.strictObject({
  PhoneNumberSet: z.array(z.string()),
  SmsSdkAppId: z.string(),
  TemplateId: z.string(),
  SignName: z.string().default(''),
  TemplateParamSet: z.array(z.string()).default([]),
  SessionContext: z.string().max(512).default(''),
  ExtendCode: z.string().optional(),
  SenderId: z.string().optional(),
});
type SendSms = z.output<typeof SendSms>;

/** One number's row of the answer. */
interface SendStatus {
  readonly SerialNo: string;
  readonly PhoneNumber: string;
  readonly Fee: number;
  readonly SessionContext: string;
  readonly Code: string;
  readonly Message: string;
  readonly IsoCode: string;
}

const MOST_NUMBERS = 200;

/** The approved templates, each with two parameters. */
const templates = {
  code: { text: '您的验证码是{1}，{2}分钟内有效，请勿告诉他人。', param: /^\d{0,6}$/ },
  alert: { text: '您的账号{1}（{2}）。如非本人操作，请尽快登录，在账号安全中停止更改并退出所有设备。', param: /^[^{}]{1,32}$/ },
};
const TEMPLATE_PARAMS = 2;
const templateOf = (account: SmsAccount, id: string) => {
  if (id === account.alertTemplateId) return templates.alert;
  return id === account.templateId ? templates.code : undefined;
};

const reasons = {
  'InvalidParameterValue.IncorrectPhoneNumber': 'incorrect phone number',
  'FailedOperation.SignatureIncorrectOrUnapproved': 'signature is incorrect or unapproved',
  'FailedOperation.TemplateIncorrectOrUnapproved': 'template is incorrect or unapproved',
  'FailedOperation.TemplateParamSetNotMatchApprovedTemplate': 'template params do not match the approved template',
  'InvalidParameterValue.TemplateParameterFormatError': 'verification code template parameters take up to 6 digits only',
  'LimitExceeded.PhoneNumberThirtySecondLimit':
    'the number of sms messages sent to a single mobile number within 30 seconds exceeds the upper limit',
  'LimitExceeded.PhoneNumberDailyLimit': 'the number of sms messages sent to a single mobile number every day exceeds the upper limit',
} as const;
type Reason = keyof typeof reasons;

export interface SmsProvider {
  readonly accounts: readonly SmsAccount[];
  readonly book: SmsBook;
  readonly lies: SmsLies;
  readonly now: () => number;
}

/** The provider's SendSms, after the signature was found to be of this customer. */
export function sendSms(provider: SmsProvider, account: SmsAccount, body: Buffer): { SendStatusSet: SendStatus[] } {
  const request = readRequest(body);
  const { SmsSdkAppId, PhoneNumberSet } = request;
  if (SmsSdkAppId !== account.appId)
    throw new ProviderError('UnauthorizedOperation.SmsSdkAppIdVerifyFail', 'SmsSdkAppId verification failed.');
  if (PhoneNumberSet.length === 0)
    throw new ProviderError('MissingParameter.EmptyPhoneNumberSet', 'The list of mobile numbers passed in is empty.');
  if (PhoneNumberSet.length > MOST_NUMBERS)
    throw new ProviderError('LimitExceeded.PhoneNumberCountLimit', `More than ${MOST_NUMBERS} mobile numbers in one request.`);
  if (provider.lies.failsThisRequest()) throw new ProviderError('InternalError.OtherError', 'Other error.');
  return { SendStatusSet: PhoneNumberSet.map((number) => sendToOne(provider, account, request, number)) };
}

function readRequest(body: Buffer): SendSms {
  const parameters = readJson(body);
  for (const name of ['PhoneNumberSet', 'SmsSdkAppId', 'TemplateId'] as const) {
    if (parameters[name] === undefined) throw missing(name);
  }
  const read = SendSms.safeParse(parameters);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new ProviderError('UnknownParameter', `The parameter \`${issue.keys[0]}\` is not recognized.`);
  throw new ProviderError('InvalidParameter', `The parameter \`${issue?.path.join('.')}\` is invalid.`);
}

function readJson(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // told below, like a body that is JSON but no object
  }
  throw new ProviderError('InvalidParameter', 'The request body is not a JSON object.');
}

function sendToOne({ book, lies, now }: SmsProvider, account: SmsAccount, request: SendSms, number: string): SendStatus {
  const phone = mainlandNumber(number);
  const [first = '', second = ''] = request.TemplateParamSet;
  const template = templateOf(account, request.TemplateId);
  const text = `【${request.SignName}】${(template ?? templates.code).text.replace('{1}', first).replace('{2}', second)}`;
  const code = template === templates.alert ? '' : first;
  const receivedMs = now();
  const refusal = refusalOf(account, request, phone) ?? limitOf(book, phone ?? number, text, receivedMs);
  // The dice are thrown for every message, so that a refusal does not shift the lies told after it.
  const isDropped = lies.dropsThisMessage();
  const serialNo = refusal === null ? `2028:${randomUUID()}` : '';
  const outcome = refusal ?? 'Ok';
  book.add({ serialNo, phone: phone ?? number, text, code, outcome, isDelivered: refusal === null && !isDropped, receivedMs });
  return {
    SerialNo: serialNo,
    PhoneNumber: phone ?? number,
    Fee: refusal === null ? 1 : 0,
    SessionContext: request.SessionContext,
    Code: outcome,
    Message: refusal === null ? 'send success' : reasons[refusal],
    IsoCode: phone === null ? '' : 'CN',
  };
}

function refusalOf(account: SmsAccount, request: SendSms, phone: string | null): Reason | null {
  if (phone === null) return 'InvalidParameterValue.IncorrectPhoneNumber';
  if (request.SignName !== account.signName) return 'FailedOperation.SignatureIncorrectOrUnapproved';
  const template = templateOf(account, request.TemplateId);
  if (!template) return 'FailedOperation.TemplateIncorrectOrUnapproved';
  if (request.TemplateParamSet.length !== TEMPLATE_PARAMS) return 'FailedOperation.TemplateParamSetNotMatchApprovedTemplate';
  if (!request.TemplateParamSet.every((value) => template.param.test(value))) return 'InvalidParameterValue.TemplateParameterFormatError';
  return null;
}

function limitOf(book: SmsBook, phone: string, text: string, nowMs: number): Reason | null {
  const hit = book.limitHit(phone, text, nowMs);
  if (hit === null) return null;
  return hit === 'day' ? 'LimitExceeded.PhoneNumberDailyLimit' : 'LimitExceeded.PhoneNumberThirtySecondLimit';
}
