import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createPageHistory } from '#navigation/page-history';
import { writeStored } from '#session/stored';
import { firstInteraction } from './first-interaction.ts';

beforeEach(() => {
  localStorage.clear();
  writeStored('token', '1', null);
  writeStored('env', '1', null);
  window.history.replaceState(null, '', '/shop/');
});

const history = () => createPageHistory('/shop');
const isGiven = (sign: Promise<unknown>) =>
  Promise.race([sign.then(() => true), new Promise<false>((resolve) => setTimeout(resolve, 5, false))]);

describe('what wakes the chrome of a page that came rendered (spec 2.5)', () => {
  test('not the page alone', async () => {
    expect(await isGiven(firstInteraction('1', history()))).toBe(false);
  });

  test.each(['pointerdown', 'keydown', 'scroll'])('%s', async (sign) => {
    const given = firstInteraction('1', history());
    window.dispatchEvent(new Event(sign));
    expect(await isGiven(given)).toBe(true);
  });

  test('going to another page, whoever leads there', async () => {
    const pages = history();
    const given = firstInteraction('1', pages);
    pages.push('/cart.html');
    expect(await isGiven(given)).toBe(true);
  });

  test('a link with a price of its own, which only the browser may ask for (rules-2 §2.1)', async () => {
    window.history.replaceState(null, '', '/shop/item/5.html?privilege=9&pt=secret');
    expect(await isGiven(firstInteraction('1', history()))).toBe(true);
  });

  test('a cart to be counted: a member’s, or what the device holds', async () => {
    writeStored('token', '1', 'token');
    expect(await isGiven(firstInteraction('1', history()))).toBe(true);
    writeStored('token', '1', null);
    writeStored('guestCart', '1', [{ cid: '11', goodsId: '2', skuId: '3', quantity: 1, isTicked: true }]);
    expect(await isGiven(firstInteraction('1', history()))).toBe(true);
  });

  test('a messenger, whose menu shares the page', async () => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.54', configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgent'));
    expect(await isGiven(firstInteraction('1', history()))).toBe(true);
  });

  test('a mini-program, where a tab jumps at the first tap', async () => {
    writeStored('env', '1', 'mini');
    expect(await isGiven(firstInteraction('1', history()))).toBe(true);
  });
});
