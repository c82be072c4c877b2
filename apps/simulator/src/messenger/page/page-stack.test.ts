import { describe, expect, test } from 'vitest';
import { type Jump, jump, launch, type Stack } from './page-stack.ts';

const known = ['/pages/home/index', '/pages/cart/index', '/pages/pay/index', '/classifyPage/productDetail/index'];
const start = stackOf(launch('/pages/home/index', 'start', known));
const after = (...jumps: Jump[]) => jumps.reduce<Stack>((stack, to) => stackOf(jump(stack, to, known)), start);
const paths = (stack: Stack) => stack.map(({ path }) => path);

function stackOf(outcome: Stack | string): Stack {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
}

const to = (name: Exclude<Jump['name'], 'navigateBack'>, url: string): Jump => ({ name, url });
const item = to('navigateTo', '/classifyPage/productDetail/index?id=7&name=a%20b+c=d');

describe('pages of the mini-program (spec 2.4)', () => {
  test('navigateTo opens above, and the page below stays the same one', () => {
    const stack = after(item);
    expect(paths(stack)).toEqual(['/pages/home/index', '/classifyPage/productDetail/index']);
    expect(stack[0]).toBe(start[0]);
    expect(stack[1]).toMatchObject({
      by: 'navigateTo',
      parameters: [
        ['id', '7'],
        ['name', 'a%20b+c=d'],
      ],
    });
  });

  test('redirectTo takes the place of the page that asked, as a page of its own', () => {
    const stack = after(item, to('redirectTo', '/pages/pay/index'));
    expect(paths(stack)).toEqual(['/pages/home/index', '/pages/pay/index']);
    expect(new Set(stack.map(({ id }) => id)).size).toBe(2);
    const [replaced] = after(to('redirectTo', '/pages/home/index'));
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
    expect(jump(full, item, known)).toBe('fail webview count limit exceed');
    expect(jump(full, to('redirectTo', '/pages/pay/index'), known)).toHaveLength(10);
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', '', '/pages/missing/index'])(
    '"%s" is no page of the mini-program',
    (url) => {
      expect(jump(start, to('navigateTo', url), known)).toBe(`fail page "${url}" is not found`);
      expect(launch(url, 'share', known)).toBe(`fail page "${url}" is not found`);
    },
  );
});
