import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPoster, type Poster } from './draw-poster.ts';

const poster: Poster = {
  title: '红颜草莓',
  describe: '清晨采摘',
  price: null,
  shopName: '鲜屿生活',
  shopNote: '',
  picture: null,
  logo: null,
  address: 'https://shop.example/shop/item/7.html',
  words: { scan: '长按识别二维码', enter: '进店看看' },
  theme: 'plain',
  colours: { ground: '#fdf0ee', strong: '#d3262a' },
};
const draw = async (changed: Partial<Poster>) => {
  const { data, info } = await sharp(await drawPoster({ ...poster, ...changed }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (at: number) => (data[at] ?? 0) > 180 && (data[at + 1] ?? 255) < 90 && (data[at + 2] ?? 255) < 90;
  const reds = Array.from({ length: data.length / 3 }, (_, nth) => nth * 3).filter(isRed).length;
  return { height: info.height, reds };
};

describe('the price on a poster (finding M13)', () => {
  test('has a line of its own in the shop’s colour; without one there is no gap', async () => {
    const [without, priced] = await Promise.all([draw({}), draw({ price: { now: '¥59.90', before: '¥79.00' } })]);
    expect(priced.height - without.height).toBe(68);
    expect(priced.reds).toBeGreaterThan(without.reds + 300);
  });

  test('a price with signs of markup is text', async () => {
    await expect(draw({ price: { now: '<¥1 & "起"', before: null } })).resolves.toMatchObject({ height: expect.any(Number) });
  });
});
