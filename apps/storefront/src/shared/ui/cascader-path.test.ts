import { describe, expect, test } from 'vitest';
import { branchesAlong, choiceByKey, choicesAt, openLevel } from './cascader-path.ts';

const tree = [
  { value: 'fresh', name: '生鲜', branches: [{ value: 'fruit', name: '水果', branches: [{ value: 'berry', name: '莓果' }] }] },
  { value: 'gift', name: '礼品卡' },
];
const names = (path: readonly string[]) => branchesAlong(tree, path).map(({ name }) => name);

describe('the path of a cascader (spec 7.7)', () => {
  test.each([
    [[], []],
    [['fresh'], ['生鲜']],
    [
      ['fresh', 'fruit', 'berry'],
      ['生鲜', '水果', '莓果'],
    ],
    [['fresh', 'gone', 'berry'], ['生鲜']],
    [['gone'], []],
  ])('%j names %j: what the tree no longer has ends it', (path, expected) => expect(names(path)).toEqual(expected));

  test('each level offers the branches of the one above', () => {
    const path = ['fresh', 'fruit', 'berry'];
    expect([0, 1, 2, 3].map((level) => choicesAt(tree, path, level).map(({ value }) => value))).toEqual([
      ['fresh', 'gift'],
      ['fruit'],
      ['berry'],
      [],
    ]);
    expect(choicesAt(tree, ['gone'], 1)).toEqual([]);
  });

  test.each([
    [[], 0],
    [['fresh'], 1],
    [['fresh', 'fruit'], 2],
    [['fresh', 'fruit', 'berry'], 2],
    [['gift'], 0],
    [['gone'], 0],
  ])('%j goes on at level %i', (path, level) => expect(openLevel(tree, path)).toBe(level));

  test.each([
    ['ArrowUp', 1],
    ['ArrowDown', 3],
    ['Home', 0],
    ['End', 4],
    ['Tab', null],
  ])('%s leads from the third of five to %s', (key, place) => expect(choiceByKey(2, key, 5)).toBe(place));

  test('arrows stop at the ends', () => {
    expect(choiceByKey(0, 'ArrowUp', 5)).toBe(0);
    expect(choiceByKey(4, 'ArrowDown', 5)).toBe(4);
  });
});
