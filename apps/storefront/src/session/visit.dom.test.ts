import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../../test/a-shop.ts';
import type { DetectedEnv } from '../platform/run-env.ts';
import { takeOauthReturn } from './oauth-return.ts';
import { nobody } from './session.ts';
import type { StoredValues } from './stored.ts';
import { readStored, writeAll } from './stored.ts';
import type { VisitStart } from './visit.ts';
import { beginVisit, planVisit } from './visit.ts';

const h5: DetectedEnv = { env: 'h5', cookie: 'keep' };
const mini: DetectedEnv = { env: 'mini', cookie: 'mini' };
const shop = { mid: '1', cid: '11' };
const settled: StoredValues = { mid: '1', cid: '11', tabCid: '11' };

const plan = (start: Partial<VisitStart>) => planVisit({ shop, detected: h5, path: '/shop/', search: '', kept: settled, ...start });

describe('the start of a visit (spec 2.1, 2.4, 2.6, 4)', () => {
  test('an ordinary one remembers the shop of the tab and where it began', () => {
    expect(plan({ path: '/shop/item/5.html', search: '?a=1' })).toEqual({
      keep: { tabCid: '11', firstUrl: '/shop/item/5.html?a=1' },
      search: '?a=1',
      reload: null,
      isShopReported: false,
      isSwitchedBack: false,
      ticket: null,
      oauthReturn: null,
    });
  });

  test.each<readonly [what: string, start: Partial<VisitStart>, keep: StoredValues]>([
    ['a first visit is given its merchant', { kept: {} }, { mid: '1' }],
    ["another merchant's cookie is overwritten", { kept: { ...settled, mid: '2' } }, { mid: '1' }],
    ['a shop entered by address goes into its cookie', { search: '?cid=11', kept: { mid: '1' } }, { cid: '11', tabCid: '11' }],
    ['marks of the address are kept', { search: '?resellerId=9&guiderId=31' }, { resellerId: '9', guiderId: '31' }],
    ['a poster with its member', { search: '?posterId=3&recommenderMemberId=4' }, { posterId: '3', recommenderMemberId: '4' }],
    ['env=mini is remembered', { detected: mini }, { env: 'mini' }],
    ['and forgotten in a window of its own', { detected: { env: 'h5', cookie: 'clear' } }, { env: null }],
    ['what is said now is not said again', { kept: { ...settled, switchedBack: true } }, { switchedBack: null }],
    ['a token outside a mini-program is nobody’s', { search: '?token=1-a', kept: { ...settled, token: '1-b' } }, { tabCid: '11' }],
    ['in a mini-program it is the login', { detected: mini, search: '?env=mini&token=1-a' }, { token: '1-a', miniEntered: true }],
    ['a fresh start there without one is a visitor’s', { detected: mini, kept: { ...settled, token: '1-b' } }, nobody],
  ])('%s', (_what, start, keep) => {
    expect(plan(start).keep).toMatchObject(keep);
  });

  test('no token or app id is touched outside a mini-program', () => {
    const { keep, ticket } = plan({ search: '?token=1-a&ticket=t&appId=wx1', kept: { ...settled, token: '1-b', appId: 'wx0' } });
    expect(Object.keys(keep)).toEqual(['tabCid', 'firstUrl']);
    expect(ticket).toBeNull();
  });

  test.each([
    ['?a=%20b&c', '?a=%20b&c'],
    ['?token=1-a', ''],
    ['?token=1-a&cid=11&ticket=t', '?cid=11'],
    ['?token=1-a&token=1-b&a[]=1', '?a%5B%5D=1'],
    ['?cid=90', '?cid=11'],
    ['?returnUrl=%2Fshop%2Fcart.html&code=c&state=1.s', '?returnUrl=%2Fshop%2Fcart.html'],
    ['?state=1.s', ''],
  ])('the address %s becomes "%s"', (search, shown) => {
    for (const detected of [h5, mini]) {
      const { search: after, keep } = plan({ search, detected });
      expect(after).toBe(shown);
      expect(keep.firstUrl).toBe(`/shop/${shown}`);
    }
  });

  test('a ticket is handed on, once', () => {
    const { ticket, search, keep } = plan({ detected: mini, search: '?env=mini&ticket=t' });
    expect({ ticket, search }).toEqual({ ticket: 't', search: '?env=mini' });
    expect(JSON.stringify(keep)).not.toContain('ticket');
  });

  test('what the messenger’s platform sent back is handed on, and kept nowhere (spec 4)', () => {
    for (const detected of [h5, mini]) {
      const { oauthReturn, keep } = plan({ detected, path: '/shop/login.html', search: '?code=secret&state=1.s' });
      expect(oauthReturn).toEqual({ code: 'secret', state: '1.s' });
      expect(JSON.stringify(keep)).not.toContain('secret');
    }
    expect(plan({ search: '?state=1.s' }).oauthReturn).toEqual({ code: null, state: '1.s' });
    const kept = { ...settled, tabCid: '12' };
    expect(plan({ kept, search: '?code=c&state=1.s' })).toMatchObject({
      reload: '?code=c&state=1.s&cid=12',
      search: '',
      oauthReturn: null,
    });
  });

  test("a tab's own shop is loaded anew, with the login already kept and the ticket still to be redeemed", () => {
    const kept = { ...settled, tabCid: '12' };
    expect(plan({ kept, search: '?a=1' })).toMatchObject({ reload: '?a=1&cid=12', keep: {}, ticket: null });
    expect(plan({ kept, detected: mini, search: '?token=1-a' })).toMatchObject({ reload: '?cid=12', keep: { token: '1-a' } });
    expect(plan({ kept, detected: mini, search: '?ticket=t' })).toMatchObject({ reload: '?ticket=t&cid=12', search: '' });
  });

  test('a shop that is refused is reported, and the shopper told that it is the one before', () => {
    expect(plan({ search: '?cid=90' })).toMatchObject({ isShopReported: true, isSwitchedBack: true, reload: null });
  });

  test('when the one before is the tab’s, that is said and reported after the reload', () => {
    const kept = { ...settled, tabCid: '12' };
    const before = plan({ search: '?cid=90', kept });
    expect(before).toMatchObject({ reload: '?cid=12', keep: { switchedBack: true }, isSwitchedBack: false, isShopReported: false });
    const after = plan({ shop: { mid: '1', cid: '12' }, search: '?cid=12', kept: { ...kept, cid: '12', ...before.keep } });
    expect(after).toMatchObject({ isSwitchedBack: true, isShopReported: true, keep: { switchedBack: null } });
  });
});

describe('a visit begun on a device (spec 2.4, 3)', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    writeAll('1', { ...nobody, cid: null, mid: null, env: null, guiderId: null });
  });

  const open = (address: string, detected = mini) => {
    window.history.replaceState({ idx: 3 }, '', address);
    return beginVisit(aShop, detected);
  };

  test('takes the login out of the address at once, and keeps it nowhere but in its cookie', () => {
    open('/cp/home?env=mini&token=1-secret&guiderId=31#top');
    expect(window.location.href).toMatch(/\/cp\/home\?env=mini&guiderId=31#top$/);
    expect(window.history.state).toEqual({ idx: 3 });
    expect(readStored('token', '1')).toBe('1-secret');
    expect(document.cookie).toContain('token_1=1-secret');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('secret');
    expect(readStored('guiderId', '1')).toBe('31');
  });

  test('takes the messenger’s code out of the address at once, and hands it out once', () => {
    open('/shop/login.html?returnUrl=%2Fshop%2Fcart.html&code=secret&state=1.s#wechat_redirect', h5);
    expect(window.location.search + window.location.hash).toBe('?returnUrl=%2Fshop%2Fcart.html');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])).not.toContain('secret');
    expect(takeOauthReturn()).toEqual({ code: 'secret', state: '1.s' });
    expect(takeOauthReturn()).toBeNull();
  });

  test('keeps the login over a reload, and ends it in a fresh tab that names nobody', () => {
    open('/shop/?env=mini&token=1-secret');
    beginVisit(aShop, mini);
    expect(readStored('token', '1')).toBe('1-secret');
    sessionStorage.clear();
    beginVisit(aShop, mini);
    expect(readStored('token', '1')).toBeNull();
  });

  test('labels the device once', () => {
    open('/shop/', h5);
    const label = readStored('visitorId', '1');
    expect(label).toMatch(/^g[0-9a-f]{32}$/);
    open('/shop/', h5);
    expect(readStored('visitorId', '1')).toBe(label);
  });

  test('works where the device keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
    vi.stubGlobal('sessionStorage', closed);
    vi.stubGlobal('localStorage', closed);
    expect(() => open('/shop/?cid=11', h5)).not.toThrow();
    expect(readStored('tabCid', '1')).toBe('11');
    writeAll('1', { tabCid: null, firstUrl: null, visitorId: null });
    vi.unstubAllGlobals();
  });
});
