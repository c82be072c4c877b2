import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sent } from '#api/transport';
import { writeStored } from '#session/stored';
import { later } from '#session/stored-deferred';
import { aVisit } from './a-visit.fixture.ts';
import { reportGoodsViews } from './report-goods-views.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  writeStored('token', '1', null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const setSight = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const rest = () => vi.advanceTimersByTimeAsync(2_000);

function visit(path: string) {
  window.history.replaceState(null, '', `/shop${path}`);
  const footprints: unknown[] = [];
  const made = aVisit(async ({ input }: Sent) => {
    footprints.push(input);
    return { kind: 'ok', data: {} };
  });
  reportGoodsViews(made);
  return { ...made, footprints, views: () => made.sent.map(({ input }) => input.id) };
}

describe('views of goods (spec 7.7)', () => {
  test('count once the page has rested in sight, and once for each time it is opened', async () => {
    const { history, views, sent } = visit('/item/5.html');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(views()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ path: 'product/totalView', input: { cid: '11', id: '5' } }]);
    history.push('/item/6.html');
    await rest();
    history.push('/item/5.html');
    await rest();
    expect(views()).toEqual(['5', '6', '5']);
  });

  test('say what was viewed before, and not what was only passed', async () => {
    const { history, sent } = visit('/item/5.html');
    await rest();
    history.push('/item/6.html');
    history.push('/item/7.html');
    await rest();
    history.push('/cart.html');
    history.push('/item/8.html');
    await rest();
    expect(sent.map(({ input }) => [input.id, input.after])).toEqual([
      ['5', undefined],
      ['7', '5'],
      ['8', '7'],
    ]);
  });

  test('do not count again when the tab is come back to', async () => {
    const { views } = visit('/item/5.html');
    await rest();
    setSight('hidden');
    setSight('visible');
    await rest();
    expect(views()).toEqual(['5']);
  });

  test('of somebody who went on at once, or of a page out of sight, are none', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { history, views } = visit('/item/5.html');
    await rest();
    setSight('visible');
    await vi.advanceTimersByTimeAsync(1_000);
    history.push('/cart.html');
    await rest();
    expect(views()).toEqual([]);
  });

  test('of a machine are none', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Baiduspider/2.0)');
    const { views } = visit('/item/5.html');
    await rest();
    expect(views()).toEqual([]);
  });

  test('leave a footprint of a member in the mall, and a visitor’s on the device (finding S31)', async () => {
    const visitor = visit('/item/5.html');
    await rest();
    visitor.history.push('/item/6.html');
    await rest();
    expect(visitor.footprints).toEqual([]);
    expect(later.read('seenGoods', '1')?.map(({ goodsId }) => goodsId)).toEqual(['6', '5']);
    writeStored('token', '1', 'token');
    const member = visit('/item/5.html');
    await rest();
    expect(member.footprints).toEqual([{ cid: '11', goodsId: '5' }]);
  });
});
