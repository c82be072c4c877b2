import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { inboxPage } from './inbox-page.ts';
import { mainlandNumber } from './phone-number.ts';
import { type SmsProvider, sendSms } from './send-sms.ts';
import { SmsBook } from './sms-book.ts';
import { SmsLies } from './sms-plan.ts';

const account = { secretId: 'id', secretKey: 'key', appId: '1400006666', signName: '千铺', templateId: '1110', alertTemplateId: '1111' };
const good = {
  PhoneNumberSet: ['+8613800000000'],
  SmsSdkAppId: account.appId,
  TemplateId: account.templateId,
  SignName: account.signName,
  TemplateParamSet: ['123456', '5'],
};

function createProvider() {
  const clock = { ms: Date.parse('2026-11-11T23:50:00+08:00') };
  const book = new SmsBook(new DatabaseSync(':memory:'));
  const provider: SmsProvider = { accounts: [account], book, lies: new SmsLies(), now: () => clock.ms };
  const send = (different: object = {}) => sendSms(provider, account, Buffer.from(JSON.stringify({ ...good, ...different }))).SendStatusSet;
  const refusal = (different: object | string) => {
    try {
      return typeof different === 'string' ? sendSms(provider, account, Buffer.from(different)) : send(different);
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  return { clock, book, send, refusal };
}

describe('SendSms', () => {
  test('answers a row per number', () => {
    const rows = createProvider().send({ PhoneNumberSet: ['13800000000', '8613800000001', '110'], SessionContext: 'mine' });
    const sent = {
      SerialNo: expect.stringMatching(/./),
      Fee: 1,
      SessionContext: 'mine',
      Code: 'Ok',
      Message: 'send success',
      IsoCode: 'CN',
    };
    expect(rows).toEqual([
      { ...sent, PhoneNumber: '+8613800000000' },
      { ...sent, PhoneNumber: '+8613800000001' },
      {
        ...{ SerialNo: '', PhoneNumber: '110', Fee: 0, SessionContext: 'mine', IsoCode: '' },
        ...{ Code: 'InvalidParameterValue.IncorrectPhoneNumber', Message: 'incorrect phone number' },
      },
    ]);
  });

  test.each([
    [{ PhoneNumberSet: undefined }, 'MissingParameter'],
    [{ SmsSdkAppId: undefined }, 'MissingParameter'],
    [{ TemplateId: undefined }, 'MissingParameter'],
    [{ PhoneNumberSet: [] }, 'MissingParameter.EmptyPhoneNumberSet'],
    [{ PhoneNumberSet: Array.from({ length: 201 }, () => '13800000000') }, 'LimitExceeded.PhoneNumberCountLimit'],
    [{ PhoneNumberSet: '13800000000' }, 'InvalidParameter'],
    [{ Phone: '13800000000' }, 'UnknownParameter'],
    ['{', 'InvalidParameter'],
    ['7', 'InvalidParameter'],
  ])('refuses %j: %s', (different, code) => {
    expect(createProvider().refusal(different)).toBe(code);
  });

  test.each([
    [{ TemplateParamSet: ['123456'] }, 'FailedOperation.TemplateParamSetNotMatchApprovedTemplate'],
    [{ TemplateParamSet: ['http://a.example', '5'] }, 'InvalidParameterValue.TemplateParameterFormatError'],
  ])('refuses the parameters %j: %s', (different, code) => {
    expect(createProvider().send(different)).toMatchObject([{ Code: code }]);
  });
});

describe('limits of one number', () => {
  test('the same text goes again after 30 seconds, another text at once', () => {
    const { send, clock } = createProvider();
    send();
    expect(send({ TemplateParamSet: ['654321', '5'] })).toMatchObject([{ Code: 'Ok' }]);
    clock.ms += 30_000;
    expect(send()).toMatchObject([{ Code: 'LimitExceeded.PhoneNumberThirtySecondLimit' }]);
    clock.ms += 1;
    expect(send()).toMatchObject([{ Code: 'Ok' }]);
  });

  test('ten a day, counted anew from midnight in Beijing; refusals do not count', () => {
    const { send, clock } = createProvider();
    const sendNew = (code: number) => send({ TemplateParamSet: [String(code), '5'] })[0]?.Code;
    expect(Array.from({ length: 10 }, (_, code) => sendNew(code))).toEqual(Array(10).fill('Ok'));
    expect([sendNew(10), sendNew(11)]).toEqual(Array(2).fill('LimitExceeded.PhoneNumberDailyLimit'));
    clock.ms = Date.parse('2026-11-11T23:59:59.999+08:00');
    expect(sendNew(12)).toBe('LimitExceeded.PhoneNumberDailyLimit');
    clock.ms += 1;
    expect(sendNew(13)).toBe('Ok');
  });
});

test.each([
  ['13800000000', '+8613800000000'],
  ['+8613800000000', '+8613800000000'],
  ['008613800000000', '+8613800000000'],
  ['8613800000000', '+8613800000000'],
  ['12800000000', null],
  ['1380000000', null],
  ['+85261234567', null],
])('the number %s is read as %s', (spelling, number) => {
  expect(mainlandNumber(spelling)).toBe(number);
});

test('the inbox shows markup as text', () => {
  const page = inboxPage([{ serialNo: '1', phone: '+8613800000000', code: '<b>', text: '"<script>&', receivedMs: 0 }]);
  expect(page).not.toMatch(/<script>|<b>/);
  expect(page).toContain('&#34;&#60;script&#62;&#38;');
});
