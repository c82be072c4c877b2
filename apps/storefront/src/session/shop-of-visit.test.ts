import { describe, expect, test } from 'vitest';
import type { VisitClaims } from './shop-of-visit.ts';
import { shopOfVisit } from './shop-of-visit.ts';

// 11 and 12 can be entered; 90 and 91 cannot (another merchant's, or closed). 11 is the merchant's first shop.
const rows: readonly (readonly [
  url: string | null,
  tab: string | null,
  cookie: string | null,
  /** What the server makes of address and cookie. */
  answered: string,
  cid: string,
  doings: string,
])[] = [
  // nothing in the address: tab, cookie, then what the server found
  [null, null, null, '11', '11', ''],
  [null, null, '12', '12', '12', ''],
  [null, null, '90', '11', '11', 'cookie report'],
  [null, '11', null, '11', '11', ''],
  [null, '12', null, '11', '12', 'reload'],
  [null, '12', '12', '12', '12', ''],
  [null, '11', '12', '12', '11', 'reload'],
  [null, '12', '90', '11', '12', 'reload'],
  // the tab's shop has been closed since: the server is asked, and says so
  [null, '90', null, '11', '90', 'reload'],
  [null, '90', '12', '12', '90', 'reload'],
  // an address that can be entered decides; the cookie follows where the server's did not arrive
  ['12', null, null, '12', '12', 'cookie'],
  ['12', null, '12', '12', '12', ''],
  ['12', null, '11', '12', '12', 'cookie report'],
  ['12', null, '90', '12', '12', 'cookie report'],
  ['12', '11', '12', '12', '12', ''],
  ['12', '11', '11', '12', '12', 'cookie report'],
  ['12', '90', '12', '12', '12', ''],
  // one that cannot be entered: back to the shop before, the tab's or the cookie's
  ['90', null, '12', '12', '12', 'alert report'],
  ['90', '12', '12', '12', '12', 'alert report'],
  ['90', '11', '12', '12', '11', 'reload alert report'],
  ['90', '91', '12', '12', '91', 'reload alert report'],
  // the reload above found that the tab's own shop cannot be entered either
  ['91', '91', '12', '12', '12', 'alert report'],
];

const claims = (values: Partial<VisitClaims>): VisitClaims => ({
  url: null,
  tab: null,
  cookie: null,
  answered: '11',
  refused: null,
  ...values,
});

describe('which shop a visit is for (spec 4)', () => {
  test.each(rows)('address %s, tab %s, cookie %s, answered %s: %s, %s', (url, tab, cookie, answered, cid, doings) => {
    const shop = shopOfVisit(claims({ url, tab, cookie, answered }));
    const does = { reload: shop.isReload, cookie: shop.isCookieRewritten, alert: shop.isSwitchedBack, report: shop.isReported };
    const done = Object.entries(does).flatMap(([name, isDone]) => (isDone ? [name] : []));
    expect([shop.cid, done.join(' ')]).toEqual([cid, doings]);
  });

  test('a tab whose shop was refused with a page that says so stays on that page', () => {
    expect(shopOfVisit(claims({ tab: '90', refused: '90' }))).toMatchObject({ cid: '11', isReload: false });
  });

  /** The server's side: the address, then the cookie; an address that is refused with nothing to go back to gets its own page. */
  function load(usable: readonly string[], url: string | null, cookie: string | null) {
    const can = (cid: string | null): cid is string => cid !== null && usable.includes(cid);
    if (can(url)) return { url, cookie: url, answered: url, refused: null };
    if (can(cookie)) return { url, cookie, answered: cookie, refused: null };
    return { url: null, cookie, answered: usable[0]!, refused: url };
  }

  test('every start ends in a shop that can be entered after at most one reload, and never twice with an alert', () => {
    const cids = [null, '11', '12', '90', '91'];
    let walked = 0;
    for (const url of cids)
      for (const tab of cids)
        for (const cookie of cids)
          for (const usable of [['11'], ['11', '12']]) {
            const found = load(usable, url, cookie);
            const once = shopOfVisit({ ...found, tab });
            const again = once.isReload ? shopOfVisit({ ...load(usable, once.cid, found.cookie), tab }) : once;
            expect(again.isReload, JSON.stringify({ url, tab, cookie, usable })).toBe(false);
            expect(usable).toContain(again.cid);
            walked++;
          }
    expect(walked).toBe(250);
  });
});
