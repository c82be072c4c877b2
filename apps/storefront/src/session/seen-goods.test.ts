import { describe, expect, test } from 'vitest';
import { agoOf, withSeen } from './seen-goods.ts';

describe('what a visitor has looked at (finding S31)', () => {
  test('is the newest fifty goods, each once, the newest first', () => {
    const all = Array.from({ length: 60 }, (_, at) => `${at}`).reduce<ReturnType<typeof withSeen>>(
      (seen, id) => withSeen(seen, id, Number(id)),
      [],
    );
    expect([all.length, all[0], all.at(-1)]).toEqual([50, { goodsId: '59', at: 59 }, { goodsId: '10', at: 10 }]);
    expect(withSeen(all, '30', 99).slice(0, 2)).toEqual([
      { goodsId: '30', at: 99 },
      { goodsId: '59', at: 59 },
    ]);
  });

  test('is told by seconds ago, whatever the clock of the device says', () => {
    expect(agoOf([{ goodsId: '1', at: 1_000 }], 61_000)).toEqual([{ goodsId: '1', ago: 60 }]);
    expect(agoOf([{ goodsId: '1', at: 90_000 }], 61_000)).toEqual([{ goodsId: '1', ago: 0 }]);
    expect(agoOf([{ goodsId: '1', at: 0 }], 9e12)).toEqual([{ goodsId: '1', ago: 31_536_000 }]);
  });
});
