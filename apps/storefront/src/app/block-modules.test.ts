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

  test.each([
    ['each once, and in one order', 'video title cube video', 'cube video', ''],
    [
      'below the first screen they wait until the page is used',
      'title goods goods goods video cube richText cube',
      'video',
      'cube richText',
    ],
    ['what shows itself waits for nobody', 'title goods goods goods goods floatButton popup', 'popup', 'floatButton'],
  ])('%s: %s', (_, held, now, later) => {
    const words = (text: string) => text.split(' ').filter(Boolean);
    const blocks = words(held).map((type) => ({ type }) as Block);
    expect(rareTypesOf(blocks)).toEqual({ now: words(now), later: words(later) });
  });
});
