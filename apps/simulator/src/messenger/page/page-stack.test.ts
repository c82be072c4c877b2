import { describe, expect, test } from 'vitest';
import { type Jump, jump, type Stack, startWith } from './page-stack.ts';

const origin = 'http://localhost:8611';
const start = startWith(`${origin}/shop/?env=mini`);
const after = (...jumps: Jump[]) => jumps.reduce<Stack>((stack, to) => stackOf(jump(stack, to, origin)), start);
const paths = (stack: Stack) => stack.map(({ path }) => path);

function stackOf(outcome: Stack | string): Stack {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
}

const to = (name: Exclude<Jump['name'], 'navigateBack'>, url: string): Jump => ({ name, url });
const item = to('navigateTo', '/classifyPage/productDetail/index?id=7&name=a%20b+c=d');

describe('pages of the mini-program (spec 2.4)', () => {
  test('navigateTo opens above, and the web-view below stays the same one', () => {
    const stack = after(item);
    expect(paths(stack)).toEqual(['/pages/home/index', '/classifyPage/productDetail/index']);
    expect(stack[0]).toBe(start[0]);
    expect(stack[1]).toMatchObject({
      by: 'navigateTo',
      shows: 'native',
      parameters: [
        ['id', '7'],
        ['name', 'a b+c=d'],
      ],
    });
  });

  test('redirectTo takes the place of the page that asked, with a web-view of its own', () => {
    const stack = after(item, to('redirectTo', '/pages/pay/index'));
    expect(paths(stack)).toEqual(['/pages/home/index', '/pages/pay/index']);
    expect(new Set(stack.map(({ id }) => id)).size).toBe(2);
    const [replaced] = after(to('redirectTo', `/pages/webview/index?url=${encodeURIComponent('/shop/')}`));
    expect(replaced?.id).not.toBe(start[0]?.id);
  });

  test.each(['reLaunch', 'switchTab'] as const)('%s empties the stack', (name) => {
    expect(paths(after(item, item, to(name, '/pages/cart/index')))).toEqual(['/pages/cart/index']);
  });

  test.each([
    [1, 2],
    [2, 1],
    [9, 1],
  ])('navigateBack by %i leaves %i of three', (delta, left) => {
    expect(after(item, item, { name: 'navigateBack', delta })).toHaveLength(left);
  });

  test('an eleventh page is refused', () => {
    const full = after(...Array.from({ length: 9 }, () => item));
    expect(full).toHaveLength(10);
    expect(jump(full, item, origin)).toBe('fail webview count limit exceed');
    expect(jump(full, to('redirectTo', '/pages/pay/index'), origin)).toHaveLength(10);
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', ''])('"%s" is no page', (url) => {
    expect(jump(start, to('navigateTo', url), origin)).toBe(`fail page "${url}" is not found`);
  });
});

describe('web-views of the mini-program (spec 2.4)', () => {
  test.each([
    ['/pages/webview/index?url=', `${origin}/shop/item/7.html?env=mini`],
    ['/pages/publicLink/index?linkUrl=', `${origin}/cp/couponExchange`],
  ])('%s shows an address of the business domain', (page, address) => {
    expect(after(to('navigateTo', page + encodeURIComponent(address))).at(-1)).toMatchObject({ shows: 'webView', address });
  });

  test.each(['https://elsewhere.example/', 'http://localhost:8612/shop/', '//elsewhere.example/', 'javascript:alert(1)'])(
    '%s is not shown',
    (address) => {
      const page = `/pages/webview/index?url=${encodeURIComponent(address)}`;
      expect(after(to('navigateTo', page)).at(-1)).toMatchObject({ shows: 'refusal', address: null });
    },
  );
});
