import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoActivities } from './activities.ts';
import { brands } from './brands.ts';
import { demoWelcomes } from './chats.ts';
import { demoCoupons } from './coupons.ts';
import { DEMO_NAME, demoShops } from './demo-merchant.ts';
import { detailHtml } from './detail-html.ts';
import { inEnglish } from './english.ts';
import { promises } from './promises.ts';

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Texts of anything, HTML by the words between its tags. */
const textsOf = (written: unknown): string[] => {
  if (typeof written === 'string') return written.startsWith('<') ? written.split(/<[^>]*>/).map((text) => text.trim()) : [written];
  return written !== null && typeof written === 'object' ? Object.values(written).flatMap(textsOf) : [];
};

const nowhere = { id: '1' };
const places = {
  to: { category: () => nowhere, goods: () => nowhere, page: () => nowhere, pageClass: nowhere, allGoods: nowhere },
  from: { category: () => nowhere, goods: () => nowhere, all: () => nowhere },
  picture: () => 'a.jpg',
  icon: () => 'a.png',
  film: () => 'a.mp4',
} as never;

const untranslated = (written: unknown) =>
  [...new Set(textsOf(written))].filter((text) => isChinese(text) && inEnglish(text) === undefined);

describe('the demo in English (S16)', () => {
  test('names brands, promises, coupons, activities and the merchant, and greets', () => {
    expect(
      untranslated([
        brands,
        promises,
        demoCoupons.map(({ name }) => name),
        demoActivities.map(({ name }) => name),
        DEMO_NAME,
        demoWelcomes,
      ]),
    ).toEqual([]);
  });

  test.each(demoShops.map((shop) => [shop.key, shop] as const))('says everything %s says', (_, shop) => {
    const { name, note, address, pageClass, navigation, banners, shortcuts, searchWords, hotWords, home, microPages, categories } = shop;
    const pages = [home, ...microPages];
    expect(untranslated([name, note, address, pageClass, navigation.tabs, shortcuts, searchWords, hotWords])).toEqual([]);
    expect(untranslated(banners.map((banner) => [banner, `${banner.heading}，${banner.line}`]))).toEqual([]);
    expect(untranslated(pages.map((page) => [page.title, page.share, page.pictures, page.blocks(places)]))).toEqual([]);
    expect(
      untranslated(categories.map(({ name, slogan, branches }) => [name, slogan, branches.map((branch) => [branch.name, branch.leaves])])),
    ).toEqual([]);
    const goods = categories.flatMap(({ goods }) => goods);
    expect(untranslated(goods.map(({ title, sellingPoint, tags, specs }) => [title, sellingPoint, tags, specs]))).toEqual([]);
    expect(untranslated(goods.map(({ sizeTable, serviceText }) => [sizeTable ?? null, serviceText ?? '']))).toEqual([]);
    expect(untranslated(goods.map((one) => detailHtml(one, [])))).toEqual([]);
  });

  test('says a text one way only', () => {
    const folder = new URL('english/', import.meta.url);
    const lines = readdirSync(folder).flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean));
    const sources = lines.map((line) => line.split('\t')[0]);
    expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([]);
    expect(lines.filter((line) => line.split('\t').length !== 2)).toEqual([]);
  });
});
