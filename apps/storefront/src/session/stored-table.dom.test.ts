import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineStoredValues } from './define-stored-values.ts';
import { storedRows } from './stored.ts';
import { deferredRows } from './stored-deferred.ts';
import { reportRows } from './stored-reports.ts';

const user = {
  id: '7',
  openId: 'o1',
  unionId: '',
  nickName: '阿岚',
  headIcon: '',
  level: 1,
  labelRecordViews: [],
  cardStatus: 0,
  phone: '138****0001',
};
const line = { cid: '11', skuId: '7', quantity: 2 };
const goods = { goodsInfoId: '5', productInfoId: '6' };
const shopRecord = {
  organisationId: '11',
  shopName: '滨江店',
  shopNavigation: true,
  merchantId: '1',
  squareLogo: 'a.png',
  circularLogo: 'b.png',
};

/** Seconds; a cookie without an age goes when the browser is closed. */
const ages = { cookie: null, 'cookie of a day': 86_400, 'cookie of 30 days': 2_592_000, 'cookie of a year': 31_536_000 } as const;
type StorageArea = 'session' | 'local' | keyof typeof ages;
const isCookie = (where: StorageArea): where is keyof typeof ages => where in ages;
type Kind = 'id' | 'text' | 'word' | 'flag' | 'record' | 'shape';

/** Name, key at merchant 1, drawer, what it is, a value. */
type Line = readonly [name: string, key: string, where: StorageArea, kind: Kind, value: unknown];

const first: readonly Line[] = [
  ['cid', 'cid_1', 'cookie of 30 days', 'id', '11'],
  ['tabCid', 'cid_1', 'session', 'id', '12'],
  ['mid', 'mid', 'cookie', 'id', '1'],
  ['env', 'env', 'cookie', 'word', 'mini'],
  ['guiderId', 'guiderId', 'cookie of a day', 'id', '31'],
  ['token', 'token_1', 'cookie of 30 days', 'text', '1-abc'],
  ['loginId', 'loginId_1', 'cookie of 30 days', 'id', '8'],
  ['appId', 'appId_1', 'cookie of 30 days', 'text', 'wx0'],
  ['resellerId', 'resellerId_1', 'session', 'id', '9'],
  ['posterId', 'posterId_1', 'local', 'id', '3'],
  ['recommenderMemberId', 'recommenderMemberId_1', 'local', 'id', '4'],
  ['userInfo', 'userInfo_1', 'local', 'shape', user],
  ['userInfoDetail', 'userInfoDetail_1', 'local', 'record', { nickName: '阿岚' }],
  ['VipLevel', 'VipLevel_1', 'local', 'text', '2'],
  ['isOpenResell', 'isOpenResell_1', 'local', 'flag', true],
  ['visitorId', 'visitorId_1', 'local', 'text', 'g1'],
  ['guestCart', 'guestCart_1', 'local', 'shape', [{ ...line, goodsId: '5', isTicked: true }]],
  ['loginDraft', 'loginDraft_1', 'session', 'shape', { phone: '138' }],
  ['orderConfirm', 'orderConfirm_1', 'session', 'shape', { lines: [line] }],
  ['fromCart', 'fromCart_1', 'session', 'flag', true],
  ['intents', 'intents_1', 'session', 'shape', { 'place {}': 'ab' }],
  ['firstUrl', 'firstUrl_1', 'session', 'text', '/shop/'],
  ['miniEntered', 'miniEntered_1', 'session', 'flag', true],
  ['farewell', 'farewell_1', 'session', 'flag', true],
  ['switchedBack', 'switchedBack_1', 'session', 'flag', true],
];

const others: readonly Line[] = [
  ['defaultCid', 'defaultCid', 'cookie', 'id', '11'],
  ['lang', 'lang', 'cookie of a year', 'word', 'en'],
  ['userInfo', 'userInfo_1', 'local', 'shape', user],
  ['userInfoDetail', 'userInfoDetail_1', 'local', 'record', { nickName: '阿岚' }],
  ['colorStyle', 'colorStyle_1', 'local', 'shape', { type: '1', colors: ['#fb4443'] }],
  ['orderClose', 'orderClose_1', 'local', 'record', { id: '1' }],
  ['orderConfirm', 'orderConfirm_1', 'local', 'shape', { lines: [line] }],
  ['commitSale', 'commitSale_1', 'local', 'shape', { ...goods, id: '1', type: '2', number: 3, goodsItem: {} }],
  ['shenqingSale', 'shenqingSale_1', 'local', 'shape', { ...goods, goodsItem: [{}] }],
  ['orderDetail', 'orderDetail_1', 'local', 'shape', { ...goods, time: 0, show: true, dianpu: '滨江店', goodsItem: [] }],
  ['appraisal', 'appraisal_1', 'local', 'shape', { goodsImg: 'a.jpg', memberInfoId: '7' }],
  ['cid', 'cid_1', 'local', 'id', '11'],
  ['decorateData', 'decorateData_1', 'local', 'record', { id: '1' }],
  ['seenPopups', 'seenPopups_1', 'local', 'shape', { '1/a.jpg': '2026-11-14' }],
  ['listForm', 'listForm_1', 'local', 'word', 'list'],
  ['searchedWords', 'searchedWords_1', 'local', 'shape', ['草莓']],
  ['seenGoods', 'seenGoods_1', 'local', 'shape', [{ goodsId: '5', at: 1 }]],
  ['sendTo', 'sendTo_1', 'local', 'shape', { code: '330108', province: '浙江省', city: '杭州市', district: '滨江区' }],
  ['wechatVerifier', 'wechatVerifier_1', 'session', 'text', 'v'],
  ['shopInfo', 'shopInfo_1', 'local', 'record', { id: '1' }],
  ['currentMerchant', 'currentMerchant_1', 'local', 'text', '滨江店'],
  ['businessName', 'businessName_1', 'local', 'text', '滨江店'],
  ['shopDisplayInfo', 'shopDisplayInfo_1', 'local', 'shape', { cid: '11', record: shopRecord }],
  ['basePhoneInfo', 'basePhoneInfo_1', 'local', 'shape', { cid: '11', record: ['0571-1'] }],
  ['shopBusinessInfo', 'shopBusinessInfo_1', 'local', 'shape', { cid: '11', record: { organizationId: '11', shopName: '滨江店' } }],
];

const checked = { domain: 'a.test', bizType: 1, requestTime: 1, cid: '11', mid: '1', serverTime: null, recieveTime: null, errorTime: 2 };
const forReports: readonly Line[] = [
  ['visitSession', 'visitSession_1', 'local', 'shape', { id: 'ab', n: 3, seenAt: 1 }],
  ['openPage', 'openPage_1', 'local', 'shape', { sessionId: 'ab', n: 2, page: 'index', at: 1, stayMs: 0 }],
  ['visitChannel', 'visitChannel_1', 'local', 'shape', { channel: 'poster', until: 1 }],
  ['analyticsConfig', 'analyticsConfig_1', 'local', 'shape', { isOn: true, askedAt: 1 }],
  ['domainsChecked', 'domainsChecked_1', 'local', 'shape', { at: 1, every: 60_000 }],
  ['domainReports', 'domainReports_1', 'local', 'shape', [{ ...checked, thirdPartyFlag: 0, userAgent: '' }]],
];

/** Texts a device may hold in place of a value: of an older form, cut off, or put there on purpose. */
const hostile = [
  'null',
  '{',
  '[]x',
  '[null]',
  '{"a":1}',
  '{"lines":1}',
  '"text"',
  '0',
  '-1',
  '007',
  '1e3',
  '9223372036854775808',
  '<b>',
  'a;b=c',
];

const bake = (key: string, encoded: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another program of the host might
  document.cookie = `${key}=${encoded}; Path=/`;
};

const raw = {
  get: (where: StorageArea, key: string) =>
    // A cookie that goes is empty until the clock has moved on.
    isCookie(where) ? document.cookie.match(new RegExp(`(?:^|; )${key}=([^;]+)`)) : window[`${where}Storage`].getItem(key),
  put: (where: StorageArea, key: string, text: string) => {
    if (isCookie(where)) bake(key, encodeURIComponent(text));
    else window[`${where}Storage`].setItem(key, text);
  },
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe.each([
  ['the first page', storedRows, first],
  ['pages beyond it', deferredRows, others],
  ['reports', reportRows, forReports],
])('the table of stored values for %s (spec 3)', (_of, table, lines) => {
  const values = defineStoredValues(table as typeof storedRows);
  type Name = keyof typeof storedRows;
  const put = (name: string, mid: string, value: unknown) => values.write(name as Name, mid, value as never);
  const got = (name: string, mid = '1') => values.read(name as Name, mid);

  test('is tested row by row', () => {
    expect(lines.map(([name]) => name).sort()).toEqual(Object.keys(table).sort());
  });

  test.each(lines)('%s stands under %s in %s, which outlives a reload', (name, key, where, _kind, value) => {
    const written = vi.spyOn(document, 'cookie', 'set');
    put(name, '1', value);
    expect(raw.get(where, key)).not.toBeNull();
    expect(got(name)).toEqual(value);
    const age = isCookie(where) && ages[where] ? `; Max-Age=${ages[where]}` : '';
    const cookie = expect.stringMatching(new RegExp(`^${key}=[^;]+; Path=/; SameSite=Lax${age}$`));
    expect(written.mock.calls).toEqual(isCookie(where) ? [[cookie]] : []);
    put(name, '1', null);
    expect(got(name)).toBeNull();
  });

  test.each(lines)('%s (%s) is a merchant’s own only when its key names one', (name, key, _where, _kind, value) => {
    put(name, '1', value);
    expect(got(name, '2')).toEqual(key.endsWith('_1') ? null : value);
    put(name, '1', null);
  });

  test.each(lines)('%s (%s in %s, a %s) does not fall for what is no value', (name, key, where, kind) => {
    for (const text of hostile) {
      raw.put(where, key, text);
      const isValue = kind === 'text' || (kind === 'record' && /^\{".*\}$/.test(text));
      expect(got(name) !== null, text).toBe(isValue);
    }
    raw.put(where, key, 'undefined');
    expect(got(name)).toBeNull();
    expect(raw.get(where, key)).toBeNull();
    put(name, '1', null);
  });

  test.each(lines.filter(([, , where]) => isCookie(where)))('%s outlives a cookie nobody can decode', (name, key) => {
    bake(key, '%zz');
    expect(got(name)).toBeNull();
    put(name, '1', null);
  });
});
