import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mainColour } from '../../../src/modules/asset/main-colour.ts';
import { demoShops } from './demo-merchant.ts';
import { photoFile } from './paint/photo.ts';
import { photoColour } from './paint/photo-colour.ts';
import { goodsPhotos } from './photos.ts';

const folder = new URL('pictures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));
const iconsOf = demoShops.flatMap(({ categories }) =>
  categories.flatMap(({ icon, branches }) => [icon, ...branches.flatMap(({ leaves }) => leaves.map((leaf) => leaf.icon))]),
);
const used = new Set([
  ...demoShops.flatMap((shop) => goodsPhotos(shop).map(({ goods, view }) => `${goods.key}-${view}`)),
  ...demoShops.flatMap(({ banners }) => banners.map(({ photo }) => photo)),
  ...demoShops.flatMap(({ home, microPages }) =>
    [home, ...microPages].flatMap(({ pictures }) => Object.values(pictures).map(({ photo }) => photo)),
  ),
  ...iconsOf.map((goods) => `${goods}-main`),
]);

describe("the demo's photos", () => {
  test('are all there, and none that nobody shows', () => {
    expect(files.map((file) => file.replace('.webp', '')).toSorted()).toEqual([...used].toSorted());
  });

  test('are small: at most 45 kB each, 25 MB in all', () => {
    const sizes = files.map((file) => ({ file, bytes: statSync(new URL(file, folder)).size }));
    expect(sizes.filter(({ bytes }) => bytes > 45_000)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(25_000_000);
  });

  test('are named by what most of each looks like (./mall studio colours)', async () => {
    for (const name of used) expect([name, photoColour(name)]).toEqual([name, await mainColour(photoFile(name))]);
  });

  test('are square, banners wide', async () => {
    for (const name of used) {
      const { width, height } = await sharp(photoFile(name)).metadata();
      expect([name, width / height > 1.5]).toEqual([name, name.endsWith('-wide')]);
      expect(width, name).toBeGreaterThanOrEqual(640);
    }
  });
});
