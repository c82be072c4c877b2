import { describe, expect, test } from 'vitest';
import { inH5, inMini } from '../../test/a-standing.ts';
import { targetOfLink } from './decorated-link.ts';
import { jumpTable } from './jump-table.ts';
import { redirectTricks } from './redirect-tricks.fixture.ts';
import { pathOfReturn } from './return-url.ts';

/** The merchant's own host is one of omo, so that nothing is refused for lack of three letters. */
const at = inH5({ origin: 'https://omo.shop.example' });
const tricks = redirectTricks({ own: 'omo.shop.example', allowed: 'omo.partner.example', base: '/shop' });

const isAllowed = (address: string | null | undefined) => /^https:\/\/omo\.(shop|partner)\.example\//.test(address ?? '');

/** Where each way of ours leads with an address; null when it leads nowhere. */
const ways: Readonly<Record<string, (address: string) => string | null>> = {
  customLink: (customLink) => {
    const place = targetOfLink({ pageType: 'customLink', data: { customLink } }, at);
    return place.kind === 'outside' ? place.url : null;
  },
  returnUrl: (returnUrl) => {
    const path = pathOfReturn(returnUrl, '/shop');
    return path === null ? null : new URL(`/shop${path}`, at.origin).href;
  },
  'url of a web view': (url) => new URLSearchParams(jumpTable('miniWebview', { url }, at)?.url.split('?')[1]).get('url'),
  'linkUrl of the public link page': (linkUrl) =>
    new URLSearchParams(jumpTable('couponExchange', { linkUrl, url: linkUrl }, at)?.url.split('?')[1]).get('linkUrl'),
};

describe('addresses that would lead a shopper away (spec 2.3, 2.4, 4)', () => {
  test('are at least 300, all different', () => {
    expect(new Set(tricks).size).toBe(tricks.length);
    expect(tricks.length).toBeGreaterThanOrEqual(300);
  });

  test.each(Object.entries(ways))('none leaves through %s', (_, follow) => {
    const followed = tricks.map((trick) => [trick, follow(trick)] as const).filter(([, address]) => address !== null);
    expect(followed.filter(([, address]) => !isAllowed(address))).toEqual([]);
  });

  test('none comes back to login', () => {
    expect(tricks.map(ways.returnUrl!).filter((address) => /login/i.test(address ?? ''))).toEqual([]);
  });
});

describe('addresses that may be followed (spec 2.3, 2.4, 4)', () => {
  test.each([
    ['customLink', 'https://omo.partner.example/sale?a=1'],
    ['customLink', 'https://omo.shop.example/help'],
    ['returnUrl', '/shop/item/12.html?cid=102'],
    ['url of a web view', 'https://omo.partner.example/live?room=3'],
    ['url of a web view', 'https://omo.shop.example/cp/'],
  ])('%s %s', (way, address) => {
    expect(ways[way]!(address)).toBe(new URL(address, at.origin).href);
  });

  test('over http only while we are there ourselves', () => {
    const link = { pageType: 'customLink', data: { customLink: 'http://omo.partner.example/' } } as const;
    expect(targetOfLink(link, inH5()).kind).toBe('refused');
    expect(targetOfLink(link, inMini({ origin: 'http://127.0.0.1:8586' })).kind).toBe('outside');
  });
});
