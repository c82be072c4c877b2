import { describe, expect, test } from 'vitest';
import { carrierNamed, listCarriers } from './carriers.ts';

describe('names of carriers', () => {
  test.each([
    ['顺丰速运', '顺丰速运'],
    ['顺丰', '顺丰速运'],
    ['sf', '顺丰速运'],
    [' 中通 快递 ', '中通快递'],
    ['ems', 'EMS'],
    ['顺风速运', undefined],
    ['', undefined],
  ])('%s is %s', (written, name) => expect(carrierNamed(written)).toBe(name));

  test('each has a code of its own, and is known by its own name', () => {
    const all = listCarriers();
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    for (const { code, name } of all) expect([carrierNamed(code), carrierNamed(name)]).toEqual([name, name]);
  });
});
