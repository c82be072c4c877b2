import { catalogRows } from '@qianpu/contract/calls/catalog';
import type { Outcome } from '@qianpu/contract/outcome';
import { beforeEach, describe, expect, test } from 'vitest';
import { query } from '#api/read-query';
import { aVisit } from './a-visit.fixture.ts';
import { describeTap } from './describe-tap.ts';
import { recordBreadcrumbs } from './record-breadcrumbs.ts';

beforeEach(() => window.history.replaceState(null, '', '/shop/'));

const place = (html: string) => {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-tap]') ?? document.body;
};
const tap = (html: string) => place(html).dispatchEvent(new MouseEvent('click', { bubbles: true }));

describe('the steps before an error (spec 9)', () => {
  test('are pages, calls with their outcome, and taps, without a query', async () => {
    let outcome: Outcome = { kind: 'ok', data: { list: [] } };
    const visit = aVisit(async () => outcome);
    const steps = recordBreadcrumbs(visit);
    const read = query(catalogRows, 'catalog.product.info', { cid: '11', id: '7' });
    await visit.client.fetchQuery(read);
    tap('<button data-tap>加入购物车</button>');
    visit.history.push('/cart.html?token=secret');
    outcome = { kind: 'failed', code: '611002', reason: '' };
    await visit.client.fetchQuery({ ...read, staleTime: 0, retry: false }).catch(() => undefined);
    expect(steps().map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      'page /shop/',
      'call catalog.product.info ok',
      'tap button 加入购物车',
      'page /shop/cart.html',
      'call catalog.product.info failed 611002',
    ]);
  });

  test('are the last hundred', () => {
    const visit = aVisit(async () => ({ kind: 'ok', data: {} }));
    const steps = recordBreadcrumbs(visit);
    for (let nth = 0; nth < 150; nth += 1) visit.history.push(`/item/${nth}.html`);
    expect(steps()).toHaveLength(100);
    expect(steps().at(-1)?.what).toBe('/shop/item/149.html');
  });

  test('on a page of the member’s own name no names', () => {
    const visit = aVisit(async () => ({ kind: 'ok', data: {} }));
    const steps = recordBreadcrumbs(visit);
    visit.history.push('/addressList.html');
    tap('<button data-tap aria-label="修改 王小明 的地址">修改</button>');
    expect(steps().at(-1)?.what).toBe('button');
  });
});

describe('a tap in words (spec 9)', () => {
  test.each([
    ['a button by its text', '<button><b data-tap>去结算</b></button>', 'button 去结算'],
    ['a control by its label', '<button data-tap aria-label="关闭">×</button>', 'button 关闭'],
    [
      'a link by its path',
      '<a data-tap href="/shop/item/115474896175235072.html?token=1">草莓</a>',
      'link /shop/item/115474896175235072.html',
    ],
    ['a role of its own', '<div data-tap role="tab">评价</div>', 'tab 评价'],
    ['a field without what is typed', '<input data-tap value="13977731415">', 'field'],
    ['a text without what is typed', '<textarea data-tap>我的地址</textarea>', 'text'],
    ['long text is no name', `<button data-tap>${'很'.repeat(30)}</button>`, 'button'],
    ['a long number is nobody’s business', '<button data-tap>13977731415</button>', 'button'],
  ])('%s', (_what, html, words) => {
    expect(describeTap(place(html), true)).toBe(words);
  });

  test('beside every control says nothing', () => {
    expect(describeTap(place('<p data-tap>草莓</p>'), true)).toBeNull();
  });
});
