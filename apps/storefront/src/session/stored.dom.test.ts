import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { subscribeStored } from './define-stored-values.ts';
import { readStored, writeAll, writeStored } from './stored.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  writeStored('token', '1', null);
});
afterEach(() => {
  vi.restoreAllMocks();
  // Remembered for the page, which other tests share.
  writeAll('1', { token: null, tabCid: null, cid: null });
});

const line = { cid: '11', skuId: '7', goodsId: '5', quantity: 2, isTicked: true };

describe('values kept on the device (spec 3)', () => {
  test('are apart for each merchant', () => {
    writeStored('guestCart', '1', [line]);
    expect(readStored('guestCart', '1')).toEqual([line]);
    expect(readStored('guestCart', '2')).toBeNull();
  });

  test('the token is a cookie of thirty days on every path', () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
    writeStored('token', '1', 'a b');
    expect(written).toEqual(['token_1=a%20b; Path=/; SameSite=Lax; Max-Age=2592000']);
  });

  test('the token is read back, and gone once it is cleared', () => {
    writeStored('token', '1', 'abc=;');
    expect(readStored('token', '1')).toBe('abc=;');
    expect(readStored('token', '10')).toBeNull();
    writeStored('token', '1', null);
    expect(readStored('token', '1')).toBeNull();
  });

  test('the text "undefined" counts as absent and is removed', () => {
    localStorage.setItem('userInfo_1', 'undefined');
    expect(readStored('userInfo', '1')).toBeNull();
    expect(localStorage.getItem('userInfo_1')).toBeNull();
  });

  test.each(['', '{', '[]x', '{"lines":1}', '[{"cid":"11"}]', 'null'])('%j is no cart', (stored) => {
    localStorage.setItem('guestCart_1', stored);
    expect(readStored('guestCart', '1')).toBeNull();
  });

  test('are remembered for the page when the device refuses to keep them', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    writeStored('guestCart', '1', [line]);
    expect(readStored('guestCart', '1')).toEqual([line]);
    vi.unstubAllGlobals();
    writeStored('guestCart', '1', null);
    expect(readStored('guestCart', '1')).toBeNull();
  });

  test('a token whose cookie is blocked lasts as long as the page', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    writeStored('token', '1', 'abc');
    expect(readStored('token', '1')).toBe('abc');
  });

  test('a refused drawer is not remembered in the place of another one', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    writeStored('tabCid', '1', '12');
    writeStored('cid', '1', '11');
    expect([readStored('tabCid', '1'), readStored('cid', '1')]).toEqual(['12', '11']);
    vi.unstubAllGlobals();
  });

  test('tell who listens, also of what another tab changed', () => {
    const received = vi.fn();
    const stop = subscribeStored(received);
    writeStored('fromCart', '1', true);
    window.dispatchEvent(new Event('storage'));
    expect(received).toHaveBeenCalledTimes(2);
    stop();
    writeStored('fromCart', '1', null);
    expect(received).toHaveBeenCalledTimes(2);
  });
});
