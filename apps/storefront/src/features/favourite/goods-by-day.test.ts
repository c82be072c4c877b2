import { describe, expect, test } from 'vitest';
import { aKeptCard } from '../../../test/kept-goods.ts';
import { goodsByDay } from './goods-by-day.ts';

const seen = (id: string, day: string) => ({ ...aKeptCard(id), day });
const idsOf = (list: Parameters<typeof goodsByDay>[0]) => goodsByDay(list).map(({ day, goods }) => [day, goods.map(({ id }) => id)]);

describe('goods that were looked at (spec 7.7)', () => {
  test('stand below their day, in the order they come', () => {
    expect(idsOf([seen('3', '2026-11-15'), seen('2', '2026-11-15'), seen('1', '2026-11-14')])).toEqual([
      ['2026-11-15', ['3', '2']],
      ['2026-11-14', ['1']],
    ]);
  });

  test('without a day they stand together', () => {
    expect(idsOf([aKeptCard('2'), aKeptCard('1')])).toEqual([['', ['2', '1']]]);
    expect(idsOf([])).toEqual([]);
  });
});
