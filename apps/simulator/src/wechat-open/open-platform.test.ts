import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OpenPlan } from './open-plan.ts';
import { OpenPlatform } from './open-platform.ts';
import { isSignedWith } from './verify-page.ts';

const account = { appid: 'wx0123456789abcdef', secret: '0f'.repeat(16) };
const MINUTE_MS = 60_000;

function aPlatform(plan: object = {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'qianpu-open-'));
  const file = path.join(dir, 'accounts.json');
  writeFileSync(file, JSON.stringify([account]));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  let now = Date.parse('2026-11-15T12:00:00+08:00');
  const open = new OpenPlatform(new DatabaseSync(':memory:'), file, () => now);
  open.plan = OpenPlan.parse(plan);
  return {
    open,
    token: (different: object = {}) => open.stableToken({ grantType: 'client_credential', isForced: false, ...account, ...different }),
    ticket: (token: string, type = 'jsapi') => open.ticket(token, type),
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

describe('a token', () => {
  test('stays the same until its last five minutes; then there is a new one, and both are good', () => {
    const { token, ticket, pass } = aPlatform();
    const first = token();
    expect(first.expires_in).toBe(7_200);
    pass(114 * MINUTE_MS);
    expect(token()).toEqual({ access_token: first.access_token, expires_in: 360 });
    pass(2 * MINUTE_MS);
    const second = token();
    expect(second.access_token).not.toBe(first.access_token);
    for (const { access_token } of [first, second]) expect(ticket(access_token)).toMatchObject({ errcode: 0 });
  });

  test('is ended by a refresh somebody insists on', () => {
    const { token, ticket } = aPlatform();
    const { access_token } = token();
    expect(token({ isForced: true }).access_token).not.toBe(access_token);
    expect(errcodeOf(() => ticket(access_token))).toBe(40001);
  });

  test.each([
    ['another grant', { grantType: 'password' }, 40002],
    ['an unknown account', { appid: 'wx0000000000000000' }, 40013],
    ['a wrong secret', { secret: '00'.repeat(16) }, 40125],
  ])('is refused for %s', (_what, different, errcode) => {
    expect(errcodeOf(() => aPlatform().token(different))).toBe(errcode);
  });
});

describe('a ticket', () => {
  test('stays the same for whoever asks again', () => {
    const { token, ticket } = aPlatform();
    const { access_token } = token();
    expect(ticket(access_token)).toEqual(ticket(access_token));
  });

  test('is refused without a token, for one nobody has, one that has run out, and for another type', () => {
    const { token, ticket, pass } = aPlatform();
    const { access_token } = token();
    expect([errcodeOf(() => ticket('')), errcodeOf(() => ticket('x')), errcodeOf(() => ticket(access_token, 'other'))]).toEqual([
      41001, 40001, 40097,
    ]);
    pass(121 * MINUTE_MS);
    expect(errcodeOf(() => ticket(access_token))).toBe(42001);
  });
});

describe('a page', () => {
  const documented = {
    appId: account.appid,
    timestamp: '1414587457',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    signature: '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
    url: 'http://mp.weixin.qq.com?params=value#top',
  };
  const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';

  test('is believed with the signature the platform documents, and with no other', () => {
    expect(isSignedWith(ticket, documented)).toBe(true);
    expect(isSignedWith(ticket, { ...documented, url: 'http://mp.weixin.qq.com?params=other' })).toBe(false);
    expect(isSignedWith(ticket, { ...documented, signature: '' })).toBe(false);
  });

  test('signed with a ticket nobody was given is not let', () => {
    expect(aPlatform().open.lets(documented)).toBe(false);
  });
});

describe('a card for the card pack', () => {
  const values = { cardId: 'pAbc-1', code: '886620314455', timestamp: '1414587457', nonceStr: 'Wm3WZYTPz0wzccnW' };
  const signed = (ticket: string) => {
    const text = [values.timestamp, ticket, values.nonceStr, values.code, values.cardId].sort().join('');
    return { appId: account.appid, ...values, signature: createHash('sha1').update(text).digest('hex') };
  };

  test('is taken with the ticket for cards, and with the one for pages it is not', () => {
    const { open, token, ticket } = aPlatform();
    const { access_token } = token();
    const [ofCards, ofPages] = [ticket(access_token, 'wx_card').ticket, ticket(access_token).ticket];
    expect(open.takesCard(signed(ofCards))).toBe(true);
    expect(open.takesCard({ ...signed(ofCards), code: '886620314456' })).toBe(false);
    expect(open.takesCard(signed(ofPages))).toBe(false);
    expect(ticket(access_token, 'wx_card').ticket).toBe(ofCards);
  });
});

describe('by plan', () => {
  test('it is busy, has had enough for the day, or hands out stale tokens', () => {
    expect(errcodeOf(() => aPlatform({ isBusy: true }).token())).toBe(-1);
    const { token, pass } = aPlatform({ callsADay: 1 });
    expect([errcodeOf(token), errcodeOf(token)]).toEqual([0, 45009]);
    pass(12 * 60 * MINUTE_MS);
    expect(errcodeOf(token)).toBe(0);
    const stale = aPlatform({ areTokensStale: true });
    expect(errcodeOf(() => stale.ticket(stale.token().access_token))).toBe(42001);
  });
});

test('the book counts every request with its answer', () => {
  const { open, token, ticket } = aPlatform();
  const { access_token } = token();
  errcodeOf(() => token({ secret: 'x' }));
  ticket(access_token);
  expect(open.book.calls(account.appid)).toEqual([
    { kind: 'ticket', errcode: 0, count: 1 },
    { kind: 'token', errcode: 0, count: 1 },
    { kind: 'token', errcode: 40125, count: 1 },
  ]);
});
