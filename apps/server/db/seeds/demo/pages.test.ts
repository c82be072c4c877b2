import { type Block, Blocks } from '@qianpu/contract/decoration/block.schema';
import { describe, expect, test } from 'vitest';
import type { DemoPage, DemoShop } from './demo.types.ts';
import { demoShops } from './demo-merchant.ts';
import { pagePictureKey } from './paint/keys.ts';
import { placesOf } from './places.ts';
import { leafKey } from './shelf.ts';
import { topBlocks } from './top-blocks.ts';

/** Width of a full picture on a page 375 wide, in pixels; a finger needs 44 of them. */
const fullWidth = 351;
const tapEdge = 44;

const numbered = (things: readonly { readonly key: string }[]) => new Map(things.map(({ key }, at) => [key, `${at + 1}`]));

/** The page's blocks as they would be loaded; a key that names nothing throws. */
function blocksOf(shop: DemoShop, page: DemoPage): Block[] {
  const leaves = shop.categories.flatMap((category) =>
    category.branches.flatMap((branch) => branch.leaves.map(({ key }) => ({ key: leafKey(category, key) }))),
  );
  const shelf = { categories: numbered([...shop.categories, ...leaves]), goods: numbered(shop.categories.flatMap(({ goods }) => goods)) };
  const places = placesOf(shop, page, '1001', shelf, { pages: numbered(shop.microPages), pageClass: '9' });
  return Blocks.parse([...(page === shop.home ? topBlocks(shop, '1001', places) : []), ...page.blocks(places)]);
}

const cellsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'cube' ? block.props.cells.map((cell) => ({ cell, cube: block.props })) : []));

const pages = demoShops.flatMap((shop) => [shop.home, ...shop.microPages].map((page) => ({ name: `${shop.key}/${page.key}`, shop, page })));

describe.each(pages)('page $name of the demo (spec 3)', ({ shop, page }) => {
  const blocks = blocksOf(shop, page);
  const sceneOf = (picture: string) =>
    Object.entries(page.pictures).find(([name]) => pagePictureKey('1001', shop, page, name) === picture)?.[1];

  test('fills the rows of its icon grids', () => {
    const grids = blocks.flatMap((block) => (block.type === 'iconGrid' ? [block.props.entries.length] : []));
    expect(grids.filter((count) => count % 5 !== 0)).toEqual([]);
  });

  test('names its blocks apart', () => {
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  });

  test('shows every picture that is painted for it', () => {
    const shown = JSON.stringify(blocks);
    const unseen = Object.keys(page.pictures).filter(
      (name) => name !== 'share' && name !== 'cover' && !shown.includes(pagePictureKey('1001', shop, page, name)),
    );
    expect(unseen).toEqual([]);
  });

  test('has pictures in the shape of their cells', () => {
    for (const { cell, cube } of cellsOf(blocks)) {
      const scene = sceneOf(cell.picture);
      const width = (cell.width / 100) * fullWidth - (cell.width < 100 ? cube.gap / 2 : 0);
      const height = (cell.height / 100) * (cube.height / 100) * fullWidth - (cell.height < 100 ? cube.gap / 2 : 0);
      expect(width / height / ((scene?.size[0] ?? 0) / (scene?.size[1] ?? 1)), cell.alt).toBeCloseTo(1, 1);
    }
  });

  test('has tapped places a finger hits, one at a time', () => {
    for (const { cell, cube } of cellsOf(blocks)) {
      for (const [at, area] of cell.areas.entries()) {
        expect((area.width / 100) * fullWidth, area.name).toBeGreaterThanOrEqual(tapEdge);
        expect((area.height / 100) * (cube.height / 100) * fullWidth, area.name).toBeGreaterThanOrEqual(tapEdge);
        for (const other of cell.areas.slice(at + 1)) expect(doOverlap(area, other), `${area.name} ${other.name}`).toBe(false);
      }
    }
  });

  test('marks in its pictures what can be tapped, and nothing else', () => {
    for (const { cell } of cellsOf(blocks)) {
      const marked = (sceneOf(cell.picture)?.marks ?? []).map(([x, y]) => cell.areas.find((area) => covers(area, x, y))?.name);
      expect(marked.toSorted()).toEqual(cell.areas.map(({ name }) => name).toSorted());
    }
  });
});

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const covers = (area: Area, x: number, y: number) => x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

const doOverlap = (one: Area, other: Area) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
