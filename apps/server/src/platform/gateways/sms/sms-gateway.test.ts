import { describe, expect, test } from 'vitest';
import { createSmsGateway } from './sms-gateway.ts';

const account = {
  secretId: 'AKIDtest',
  secretKey: 'a key for tests',
  appId: '1400006666',
  signName: '千铺',
  templateId: '1110',
  alertTemplateId: '1111',
};

function createWire(answer: () => Response) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const wire: typeof fetch = async (url, init) => {
    sent.push({ url: String(url), init });
    return answer();
  };
  return { sent, gateway: createSmsGateway({ ...account, endpoint: 'https://sms.tencentcloudapi.com', fetch: wire }) };
}

describe('an answer', () => {
  const row = (code: string) => Response.json({ Response: { SendStatusSet: [{ Code: code }] } });
  const error = (code: string) => Response.json({ Response: { Error: { Code: code, Message: '' } } });

  test.each([
    ['a row that is well', () => row('Ok'), 'sent'],
    ['a row that is not', () => row('FailedOperation.PhoneNumberInBlacklist'), 'refused'],
    ['a row with their own time-out', () => row('InternalError.Timeout'), 'unknown'],
    ['an error', () => error('RequestLimitExceeded'), 'refused'],
    ['an error of their own', () => error('InternalError'), 'unknown'],
    ['no row', () => Response.json({ Response: { SendStatusSet: [] } }), 'unknown'],
    ['another form', () => Response.json({ code: 0 }), 'unknown'],
    ['a proxy’s page', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }), 'unknown'],
  ])('of %s is read, and nothing is sent again', async (_what, answer, outcome) => {
    const { gateway, sent } = createWire(answer);
    expect(await gateway.sendCode('13800000000', '123456', 5)).toBe(outcome);
    expect(sent).toHaveLength(1);
  });
});

describe('while the key of our account changes (A29)', () => {
  const second = { secretId: 'AKIDsecond', secretKey: 'another key for tests' };
  const refusing = (refused: readonly string[]) => {
    const asked: string[] = [];
    const wire: typeof fetch = async (_url, init) => {
      const id = /Credential=(\w+)\//.exec(new Headers(init?.headers).get('authorization') ?? '')?.[1] ?? '';
      asked.push(id);
      const answer = refused.includes(id) ? { Error: { Code: 'AuthFailure.SecretIdNotFound' } } : { SendStatusSet: [{ Code: 'Ok' }] };
      return Response.json({ Response: answer });
    };
    return { asked, gateway: createSmsGateway({ ...account, second, endpoint: 'https://sms.tencentcloudapi.com', fetch: wire }) };
  };

  test('a key the provider refuses gives way to the second, once', async () => {
    const { asked, gateway } = refusing(['AKIDtest']);
    expect([await gateway.sendCode('13800000000', '123456', 5), asked]).toEqual(['sent', ['AKIDtest', 'AKIDsecond']]);
    const both = refusing(['AKIDtest', 'AKIDsecond']);
    expect([await both.gateway.sendAlert('13800000000', '…', new Date()), both.asked]).toEqual(['refused', ['AKIDtest', 'AKIDsecond']]);
  });

  test('a good key asks once, and a merchant’s own account never by ours', async () => {
    const { asked, gateway } = refusing([]);
    expect([await gateway.sendCode('13800000000', '123456', 5), asked]).toEqual(['sent', ['AKIDtest']]);
    const own = refusing(['AKIDmerchant']);
    const merchants = { ...account, secretId: 'AKIDmerchant' };
    expect([await own.gateway.sendCode('13800000000', '123456', 5, merchants), own.asked]).toEqual(['refused', ['AKIDmerchant']]);
  });
});

test('a number without a country is one of the mainland', async () => {
  const { gateway, sent } = createWire(() => Response.json({}));
  await gateway.sendCode('13800000000', '123456', 5);
  await gateway.sendCode('+85261234567', '123456', 5);
  const numbers = sent.map(({ init }) => (JSON.parse(String(init?.body)) as { PhoneNumberSet: string[] }).PhoneNumberSet);
  expect(numbers).toEqual([['+8613800000000'], ['+85261234567']]);
});

test.each(['http://sms.tencentcloudapi.com', 'http://127.0.0.1.example', 'ftp://127.0.0.1'])('an open line is refused: %s', (endpoint) => {
  expect(() => createSmsGateway({ ...account, endpoint })).toThrow('must be https');
});
