import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signTc3 } from './sign-tc3.ts';
import { createSmsGateway, type SmsGatewayOptions } from './sms-gateway.ts';

const account = {
  secretId: 'AKIDtest',
  secretKey: 'a key for tests',
  appId: '1400006666',
  signName: '千铺',
  templateId: '1110',
  alertTemplateId: '1111',
};
const program = path.join(import.meta.dirname, '../../../../../simulator/src/main.ts');

let dir: string;
let simulator: ChildProcess;
let endpoint: string;
let phones = 0;
/** A number nobody has sent to: the simulator keeps its limits across tests. */
const newPhone = () => `138${String(phones++).padStart(8, '0')}`;

async function startSimulator(): Promise<void> {
  simulator = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      SIMULATOR_PORT: '0',
      SIMULATOR_DIR: dir,
      SMS_SECRET_ID: account.secretId,
      SMS_SECRET_KEY: account.secretKey,
      SMS_APP_ID: account.appId,
      SMS_SIGN_NAME: account.signName,
      SMS_TEMPLATE_ID: account.templateId,
      SMS_ALERT_TEMPLATE_ID: account.alertTemplateId,
    },
  });
  if (simulator.stdout === null) throw new Error('no output to read the port from');
  for await (const line of createInterface(simulator.stdout)) {
    const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
    if (address === undefined) continue;
    endpoint = address;
    // Nobody reads on: a full pipe would stop the simulator.
    simulator.stdout.resume();
    return;
  }
  throw new Error('the simulator ended before it listened');
}

async function stopSimulator(): Promise<void> {
  const ended = once(simulator, 'exit');
  simulator.kill('SIGTERM');
  await ended;
}

const gateway = (different: Partial<SmsGatewayOptions> = {}) => createSmsGateway({ endpoint, ...account, ...different });
const plan = (lies: object) =>
  fetch(`${endpoint}/plan`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sms: lies }) });
const readJson = async <T>(where: string): Promise<T> => (await (await fetch(`${endpoint}${where}`)).json()) as T;
const inboxOf = (phone: string) => readJson<{ code: string; text: string }[]>(`/inbox.json?phone=${phone}`);
const countsOf = async (phone: string) => (await readJson<{ phone: string }[]>('/book.json')).find((row) => row.phone === `+86${phone}`);

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'simulator-'));
  await startSimulator();
});
afterEach(() => plan({}));
afterAll(async () => {
  await stopSimulator();
  rmSync(dir, { recursive: true });
});

describe('a code', () => {
  test('arrives: in the inbox for people and for tests', async () => {
    const phone = newPhone();
    expect(await gateway().sendCode(phone, '042917', 5)).toBe('sent');
    expect(await inboxOf(phone)).toMatchObject([{ code: '042917', text: '【千铺】您的验证码是042917，5分钟内有效，请勿告诉他人。' }]);
    const page = await fetch(`${endpoint}/inbox`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<strong>042917</strong>');
  });

  test('of another kind tells what happened to the account and is no code', async () => {
    const phone = newPhone();
    expect(await gateway().sendAlert(phone, '已更换手机号', new Date('2026-11-16T12:00:00Z'))).toBe('sent');
    expect(await inboxOf(phone)).toMatchObject([
      { code: '', text: expect.stringMatching(/^【千铺】您的账号已更换手机号（2026年11月16日 20:00）。/) },
    ]);
  });

  test('is still in the book after the provider was started again', async () => {
    const phone = newPhone();
    await gateway().sendCode(phone, '111111', 5);
    await stopSimulator();
    await startSimulator();
    expect(await inboxOf(phone)).toMatchObject([{ code: '111111' }]);
  });
});

describe('is refused', () => {
  const reasonOf = async (different: Partial<SmsGatewayOptions>, phone = newPhone()) => {
    const lines: object[] = [];
    const outcome = await gateway({ ...different, log: { warn: (line: object) => void lines.push(line) } }).sendCode(phone, '123456', 5);
    return [outcome, (lines[0] as { reason?: string } | undefined)?.reason];
  };

  test.each([
    ['a wrong key', { secretKey: 'another key' }, 'AuthFailure.SignatureFailure'],
    ['an unknown customer', { secretId: 'AKIDnobody' }, 'AuthFailure.SecretIdNotFound'],
    ['another application', { appId: '1400000000' }, 'UnauthorizedOperation.SmsSdkAppIdVerifyFail'],
    ['a name that was not approved', { signName: '万铺' }, 'FailedOperation.SignatureIncorrectOrUnapproved'],
    ['a template that was not approved', { templateId: '1' }, 'FailedOperation.TemplateIncorrectOrUnapproved'],
  ])('%s', async (_what, different, reason) => {
    expect(await reasonOf(different)).toEqual(['refused', reason]);
  });

  test('a number that is none', async () => {
    expect(await reasonOf({}, '12345')).toEqual(['refused', 'InvalidParameterValue.IncorrectPhoneNumber']);
  });

  test('the same text to the same number within 30 seconds', async () => {
    const phone = newPhone();
    expect(await reasonOf({}, phone)).toEqual(['sent', undefined]);
    expect(await reasonOf({}, phone)).toEqual(['refused', 'LimitExceeded.PhoneNumberThirtySecondLimit']);
    expect(await countsOf(phone)).toMatchObject({ accepted: 1, delivered: 1, refused: 1 });
  });

  test('the eleventh message of a day to a number', async () => {
    const phone = newPhone();
    for (let code = 0; code < 10; code += 1) expect(await gateway().sendCode(phone, String(code), 5)).toBe('sent');
    expect(await reasonOf({}, phone)).toEqual(['refused', 'LimitExceeded.PhoneNumberDailyLimit']);
    expect(await inboxOf(phone)).toHaveLength(10);
  });
});

describe('over the wire', () => {
  interface Wire {
    readonly timestamp?: number;
    readonly sentTimestamp?: number;
    readonly sentPhone?: string;
    readonly sentAction?: string;
  }
  const bodyTo = (phone: string) =>
    JSON.stringify({
      ...{ PhoneNumberSet: [phone], SmsSdkAppId: account.appId, TemplateId: account.templateId, SignName: account.signName },
      TemplateParamSet: ['777777', '5'],
    });
  const nowSeconds = () => Math.floor(Date.now() / 1000);

  /** Signs one request and sends another: what a thief or a broken proxy would do. */
  async function answerTo(phone: string, wire: Wire) {
    const { timestamp = nowSeconds(), sentTimestamp = timestamp, sentPhone = phone, sentAction = 'SendSms' } = wire;
    const contentType = 'application/json; charset=utf-8';
    const { host } = new URL(endpoint);
    const authorization = signTc3({
      ...{ ...account, product: 'sms', host, action: 'SendSms', contentType, timestamp },
      body: bodyTo(phone),
    });
    const headers = {
      authorization,
      'content-type': contentType,
      'x-tc-action': sentAction,
      'x-tc-version': '2021-01-11',
      'x-tc-timestamp': String(sentTimestamp),
      'x-tc-region': 'ap-guangzhou',
    };
    const response = await fetch(endpoint, { method: 'POST', headers, body: bodyTo(sentPhone) });
    const { Response } = (await response.json()) as { Response: { Error?: { Code: string }; SendStatusSet?: { Code: string }[] } };
    return [response.status, Response.Error?.Code ?? Response.SendStatusSet?.[0]?.Code];
  }

  test('a request as it was signed is heard', async () => {
    const phone = newPhone();
    expect(await answerTo(phone, {})).toEqual([200, 'Ok']);
    expect(await countsOf(phone)).toMatchObject({ accepted: 1 });
  });

  test.each([
    ['another number', { sentPhone: '13900000000' }],
    ['another action', { sentAction: 'PullSmsSendStatus' }],
    ['another second', { sentTimestamp: nowSeconds() - 7 }],
  ])('%s than was signed is refused and not booked', async (_what, wire: Wire) => {
    const phone = newPhone();
    expect(await answerTo(phone, wire)).toEqual([200, 'AuthFailure.SignatureFailure']);
    expect(await countsOf(wire.sentPhone ?? phone)).toBeUndefined();
  });

  test.each([-301, 310])('a clock %i seconds off is refused', async (seconds) => {
    expect(await answerTo(newPhone(), { timestamp: nowSeconds() + seconds })).toEqual([200, 'AuthFailure.SignatureExpire']);
  });
});

describe('the outcome is unknown', () => {
  test('when the answer comes too late, though the message arrives', async () => {
    const phone = newPhone();
    await plan({ delayMs: 400 });
    expect(await gateway({ timeoutMs: 100 }).sendCode(phone, '222222', 5)).toBe('unknown');
    expect(await inboxOf(phone)).toHaveLength(1);
  });

  test('when the provider has a fault of its own', async () => {
    await plan({ errorShare: 1 });
    expect(await gateway().sendCode(newPhone(), '333333', 5)).toBe('unknown');
  });

  test('when nobody listens, and says no number, code or key', async () => {
    const lines: object[] = [];
    const log = { warn: (line: object) => void lines.push(line) };
    expect(await gateway({ endpoint: 'http://127.0.0.1:1', log }).sendCode('13812345678', '444444', 5)).toBe('unknown');
    expect(lines).toEqual([{ reason: 'TypeError' }]);
  });

  test('when the answer is a redirect, which is not followed', async () => {
    let received = 0;
    const elsewhere: Server = createServer((request, reply) => {
      received += 1;
      reply.writeHead(307, { location: `http://${request.headers.host}/again` }).end();
    });
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
    const { port } = elsewhere.address() as AddressInfo;
    expect(await gateway({ endpoint: `http://127.0.0.1:${port}` }).sendCode(newPhone(), '555555', 5)).toBe('unknown');
    expect(received).toBe(1);
    elsewhere.close();
  });
});

describe('the plan of lies', () => {
  /** Which of 20 messages arrive, of those the provider said it sent. */
  async function arrivals(seed: number): Promise<boolean[]> {
    await plan({ dropShare: 0.5, seed });
    const phonesAsked = Array.from({ length: 20 }, newPhone);
    for (const phone of phonesAsked) expect(await gateway().sendCode(phone, '666666', 5)).toBe('sent');
    return Promise.all(phonesAsked.map(async (phone) => (await inboxOf(phone)).length === 1));
  }

  test('is the same for the same seed, another for another', async () => {
    const first = await arrivals(7);
    expect(new Set(first)).toEqual(new Set([true, false]));
    expect(await arrivals(7)).toEqual(first);
    expect(await arrivals(8)).not.toEqual(first);
  });

  test('is refused when it cannot be followed', async () => {
    expect((await plan({ dropShare: 2 })).status).toBe(400);
    expect((await plan({ dropshare: 1 })).status).toBe(400);
  });
});

test('the provider is alive and ready', async () => {
  expect(await readJson('/healthz')).toEqual({ status: 'alive' });
  expect(await readJson('/readyz')).toEqual({ status: 'ready', engines: { books: true } });
});
