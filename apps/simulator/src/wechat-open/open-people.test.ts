import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Code } from './code-book.ts';
import { OpenPlan } from './open-plan.ts';
import { OpenPlatform } from './open-platform.ts';
import { openIdOf, people, unionIdOf } from './people.ts';

const secret = '0f'.repeat(16);
const page = { appid: 'wx0123456789abcdef', secret, kind: 'page', owner: 'demo' };
const mini = { appid: 'wx1123456789abcdef', secret, kind: 'mini', owner: 'demo' };
const lonely = { appid: 'wx2123456789abcdef', secret, kind: 'mini' };
const [lin] = people;

function aPlatform(plan: object = {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'qianpu-open-'));
  const file = path.join(dir, 'accounts.json');
  writeFileSync(file, JSON.stringify([page, mini, lonely]));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  let now = Date.parse('2026-11-15T12:00:00+08:00');
  const open = new OpenPlatform(new DatabaseSync(':memory:'), file, () => now);
  open.plan = OpenPlan.parse(plan);
  const codeFor = (input: Partial<Code>) =>
    open.people.codeFor({ use: 'page', appid: page.appid, person: lin.id, scope: 'snsapi_userinfo', ...input }) ?? '';
  return {
    open,
    codeFor,
    grant: (code: string, different: object = {}) =>
      open.people.pageGrant({ appid: page.appid, secret, code, grantType: 'authorization_code', ...different }) as Record<string, string>,
    session: (code: string, { appid }: { appid: string } = mini) =>
      open.people.miniSession({ appid, secret, code, grantType: 'authorization_code' }) as Record<string, string>,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const errcodeOf = (work: () => unknown) => {
  try {
    work();
    return 0;
  } catch (error) {
    return (error as { errcode?: number }).errcode;
  }
};

describe('a page’s code (spec 7.5)', () => {
  test('tells who the shopper is, and with the token of the answer their name', () => {
    const { open, codeFor, grant } = aPlatform();
    const { access_token = '', openid = '', ...rest } = grant(codeFor({}));
    expect(openid).toBe(openIdOf(page.appid, lin.id));
    expect(rest).toMatchObject({ unionid: unionIdOf('demo', lin.id), scope: 'snsapi_userinfo', expires_in: 7_200 });
    expect(open.people.userInfo(access_token, openid)).toMatchObject({ openid, nickname: lin.nickName, unionid: rest.unionid });
    expect(errcodeOf(() => open.people.userInfo(access_token, 'o'))).toBe(40003);
    expect(errcodeOf(() => open.people.userInfo('x', openid))).toBe(40001);
  });

  test('of a silent round tells the openId alone', () => {
    const { open, codeFor, grant } = aPlatform();
    const { access_token = '', openid = '', unionid } = grant(codeFor({ scope: 'snsapi_base' }));
    expect(unionid).toBeUndefined();
    expect(errcodeOf(() => open.people.userInfo(access_token, openid))).toBe(48001);
  });

  test('is good once, for five minutes, for its own app and use', () => {
    const { codeFor, grant, session, pass } = aPlatform();
    const code = codeFor({});
    expect(errcodeOf(() => session(code))).toBe(40029);
    expect([errcodeOf(() => grant(code)), errcodeOf(() => grant(code))]).toEqual([0, 40163]);
    const late = codeFor({});
    pass(5 * 60_000);
    expect(errcodeOf(() => grant(late))).toBe(40029);
  });

  test.each([
    ['no app', { appid: '' }, 41002],
    ['no secret', { secret: '' }, 41004],
    ['an unknown app', { appid: 'wx0000000000000000' }, 40013],
    ['a mini-program', { appid: mini.appid }, 40013],
    ['a wrong secret', { secret: '00'.repeat(16) }, 40125],
    ['another grant', { grantType: 'client_credential' }, 40002],
    ['no code', { code: '' }, 41008],
  ])('is refused with %s, and is not spent by it', (_what, different, errcode) => {
    const { codeFor, grant } = aPlatform();
    const code = codeFor({});
    expect(errcodeOf(() => grant(code, different))).toBe(errcode);
    expect(errcodeOf(() => grant(code))).toBe(0);
  });
});

describe('a mini-program’s code (spec 7.5)', () => {
  test('tells the same unionId as the page’s where both apps have one owner', () => {
    const { codeFor, session } = aPlatform();
    const result = session(codeFor({ use: 'login', appid: mini.appid }));
    expect(result).toMatchObject({ openid: openIdOf(mini.appid, lin.id), unionid: unionIdOf('demo', lin.id) });
    expect(session(codeFor({ use: 'login', appid: lonely.appid }), lonely).unionid).toBeUndefined();
  });

  test('for the phone tells it once, to the app it was for', () => {
    const { open, codeFor } = aPlatform();
    const code = codeFor({ use: 'phone', appid: mini.appid });
    expect(errcodeOf(() => open.people.phone(lonely.appid, code))).toBe(40029);
    expect(open.people.phone(mini.appid, code)).toMatchObject({
      errcode: 0,
      phone_info: { purePhoneNumber: lin.phone, countryCode: '86', watermark: { appid: mini.appid } },
    });
    expect(errcodeOf(() => open.people.phone(mini.appid, code))).toBe(40029);
  });
});

test('an app knows whom it has met, and who can be chosen', () => {
  const { open, codeFor } = aPlatform();
  const stranger = openIdOf(page.appid, 'stranger');
  expect([open.people.knows(page.appid, openIdOf(page.appid, lin.id)), open.people.knows(page.appid, stranger)]).toEqual([true, false]);
  codeFor({ person: 'stranger' });
  expect([open.people.knows(page.appid, stranger), open.people.knows(mini.appid, stranger)]).toEqual([true, false]);
});

test('by plan every code is refused', () => {
  const { codeFor, grant } = aPlatform({ codesRefusedWith: 40226 });
  expect(errcodeOf(() => grant(codeFor({})))).toBe(40226);
});
