import type { Block } from '@qianpu/contract/types';
import { describe, expect, test } from 'vitest';
import { blockModules, rareTypesOf } from './block-modules.ts';
import type { RareType } from './rare-blocks.ts';
import { rareBlocks } from './rare-blocks.ts';

describe('where the build finds a rare block (spec 3)', () => {
  test.each(Object.keys(rareBlocks) as RareType[])('%s is loaded from the file the server names', async (type) => {
    const named = await import(/* @vite-ignore */ `../../${blockModules[type]}`);
    expect(await rareBlocks[type]()).toBe(named);
    expect(named.View).toBeTypeOf('function');
  });

  test('a page names each of its rare blocks once, and in one order', () => {
    const types = ['video', 'title', 'cube', 'video'];
    expect(rareTypesOf(types.map((type) => ({ type }) as Block))).toEqual(['cube', 'video']);
  });
});
