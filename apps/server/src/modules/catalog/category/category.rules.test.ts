import { describe, expect, test } from 'vitest';
import { levelOf } from './category.rules.ts';

const category = (level: number, facts: { id?: string; cid?: string; has_children?: boolean } = {}) => ({
  id: facts.id ?? '1',
  cid: facts.cid ?? null,
  level,
  has_children: facts.has_children ?? false,
});

describe('where a category can stand (spec 7.7)', () => {
  test.each([
    ['a new one without a parent stands on the first level', { parent: null, cid: null }, 1],
    ['a new one stands below its parent', { parent: category(1), cid: null }, 2],
    ['the third level is the last', { parent: category(2), cid: null }, 3],
    ['there is no fourth', { parent: category(3), cid: null }, undefined],
    ['a parent that is not there carries nothing', { parent: undefined, cid: null }, undefined],
    ["a shop's own stands below one of all shops", { parent: category(1), cid: '11' }, 2],
    ['one of all shops does not stand below a shop’s own', { parent: category(1, { cid: '11' }), cid: null }, undefined],
    ['shops are apart', { parent: category(1, { cid: '11' }), cid: '12' }, undefined],
    ['one without children moves to any level', { own: category(3, { id: '2' }), parent: null, cid: null }, 1],
    ['one with children moves along its level', { own: category(2, { id: '2', has_children: true }), parent: category(1), cid: null }, 2],
    ['and nowhere else', { own: category(2, { id: '2', has_children: true }), parent: null, cid: null }, undefined],
    ['nothing stands below itself', { own: category(1), parent: category(1), cid: null }, undefined],
  ])('%s', (_, move, level) => {
    expect(levelOf(move)).toBe(level);
  });
});
