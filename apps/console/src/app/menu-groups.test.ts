import { describe, expect, it } from 'vitest';
import type { Feature } from '#lib/feature';
import { mergeGroups } from './menu-groups.ts';

const feature = (position: number, path: string, group?: string): Feature => ({
  position,
  icon: [],
  label: { zhCN: path, en: path },
  ...(group !== undefined && { group }),
  menu: [{ path, label: { zhCN: path, en: path } }],
  routes: [],
});

describe('entries of the menu', () => {
  it('merges features of one group into the first of them and leaves the others alone', () => {
    const merged = mergeGroups([feature(1, '/a', 'goods'), feature(2, '/b'), feature(3, '/c', 'goods'), feature(4, '/d')]);
    expect(merged.map(({ position, menu }) => [position, menu.map(({ path }) => path)])).toEqual([
      [1, ['/a', '/c']],
      [2, ['/b']],
      [4, ['/d']],
    ]);
  });
});
