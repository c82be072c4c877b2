import type { OutputOf } from '@qianpu/contract/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { redeemTicket } from './redeem-ticket.ts';
import { endSession, startSession } from './session.ts';
import type { StoredName } from './stored.ts';
import { readStored, writeAll } from './stored.ts';

const user = {
  id: '7',
  openId: '',
  unionId: 'u7',
  nickName: '阿岚',
  headIcon: '1/head.png',
  level: 2,
  labelRecordViews: [{ id: '1', name: '常客' }],
  cardStatus: 0,
  phone: '138****0001',
};
const login = (accounts: { channelInfoId: string; openId: string }[] = [], openId = ''): OutputOf<'member.account.login'> => ({
  token: '1-abc',
  loginId: '8',
  user: { ...user, openId, channelAuthInfoViews: accounts },
});
const stored = (...names: StoredName[]) => names.map((name) => readStored(name, '1'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  endSession('1');
});

describe('a login on the device (spec 3, 4)', () => {
  test('keeps the user info of the specification, and token and loginId apart from it, for its merchant', () => {
    startSession('1', login());
    expect(readStored('userInfo', '1')).toEqual(user);
    expect(stored('token', 'loginId')).toEqual(['1-abc', '8']);
    expect(localStorage.getItem('userInfo_1')).not.toContain('1-abc');
    expect(readStored('userInfo', '2')).toBeNull();
  });

  test.each([
    [
      'the messenger’s account',
      [
        { channelInfoId: '1', openId: 'a' },
        { channelInfoId: '2', openId: 'b' },
      ],
      'b',
    ],
    [
      'the first of them that has one',
      [
        { channelInfoId: '2', openId: '' },
        { channelInfoId: '2', openId: 'c' },
      ],
      'c',
    ],
    [
      'the user itself where no account has one',
      [
        { channelInfoId: '1', openId: 'a' },
        { channelInfoId: '2', openId: '' },
      ],
      'own',
    ],
  ])('takes the openId from %s', (_from, accounts, openId) => {
    startSession('1', login(accounts, 'own'));
    expect(readStored('userInfo', '1')?.openId).toBe(openId);
  });

  test.each(Object.keys(user))('a user kept before its %s was known counts as absent', (field) => {
    localStorage.setItem('userInfo_1', JSON.stringify({ ...user, [field]: undefined }));
    expect(readStored('userInfo', '1')).toBeNull();
  });

  test('knows nothing of the member before, and ends what was typed on the login page', () => {
    writeAll('1', { userInfoDetail: { id: '6' }, VipLevel: '3', isOpenResell: true, loginDraft: { phone: '138' } });
    startSession('1', login());
    expect(stored('userInfoDetail', 'VipLevel', 'isOpenResell', 'loginDraft')).toEqual([null, null, null, null]);
  });

  test('ends with token, app id and everything known of the member; what is the device’s stays', () => {
    startSession('1', login());
    writeAll('1', { appId: 'wx1', userInfoDetail: { id: '7' }, VipLevel: '3', isOpenResell: true, visitorId: 'g1', resellerId: '9' });
    endSession('1');
    expect(stored('token', 'appId', 'loginId', 'userInfo', 'userInfoDetail', 'VipLevel', 'isOpenResell')).toEqual(Array(7).fill(null));
    expect(stored('visitorId', 'resellerId')).toEqual(['g1', '9']);
  });
});

describe('a ticket of the mini-program (spec 2.4)', () => {
  test('buys a login for the app it was made for', async () => {
    writeAll('1', { appId: 'wx1' });
    const sent: object[] = [];
    await redeemTicket(
      async ({ input }) => {
        sent.push(input);
        return { kind: 'ok', data: login() };
      },
      '1',
      't',
    );
    expect(sent).toEqual([{ ticket: 't', appId: 'wx1' }]);
    expect(stored('token', 'appId')).toEqual(['1-abc', 'wx1']);
  });

  test('that is refused leaves a visitor', async () => {
    await redeemTicket(async () => ({ kind: 'failed', code: 10020, reason: '登录已失效' }), '1', 't');
    expect(readStored('token', '1')).toBeNull();
  });
});
