import { readFileSync } from 'node:fs';
import type { Translation } from '#modules/shop';
import type { DemoBanner, DemoScene, DemoShop } from './demo.types.ts';
import { bannerPictureKey, pagePictureKey } from './paint/keys.ts';

/** A line each: the words as they are written, a tab, and the same in English. */
const files = ['names', 'pages', 'common', 'fresh', 'home', 'fashion', 'coupons', 'activities', 'chats'] as const;

const words: ReadonlyMap<string, string> = new Map(
  files.flatMap((file) =>
    readFileSync(new URL(`english/${file}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t') as [string, string]),
  ),
);

export const inEnglish = (text: string): string | undefined => words.get(text);

/** A picture with words in it has an English one beside it. */
export const englishKey = (key: string): string => key.replace(/(?=\.jpg$)/, '-en');

export interface LetteredPicture<Picture> {
  readonly key: string;
  readonly english: Picture;
}

export const englishBanners = (mid: string, shop: DemoShop): LetteredPicture<DemoBanner>[] =>
  shop.banners.map((banner) => {
    const { heading, line, button } = banner;
    return {
      key: bannerPictureKey(mid, shop, banner),
      english: { ...banner, heading: inEnglish(heading) ?? heading, line: inEnglish(line) ?? line, button: inEnglish(button) ?? button },
    };
  });

export const englishScenes = (mid: string, shop: DemoShop): LetteredPicture<DemoScene>[] =>
  [shop.home, ...shop.microPages].flatMap((page) =>
    Object.entries(page.pictures).flatMap(([name, scene]) => {
      if (!scene.words) return [];
      const { heading, line } = scene.words;
      const english = { ...scene, words: { ...scene.words, heading: inEnglish(heading) ?? heading, line: inEnglish(line) ?? line } };
      return [{ key: pagePictureKey(mid, shop, page, name), english }];
    }),
  );

/** Everything the demo merchant says in English, and the pictures that do. */
export function englishOf(mid: string, shops: readonly DemoShop[]): Translation[] {
  const pictures = shops.flatMap((shop) => [...englishBanners(mid, shop), ...englishScenes(mid, shop)]);
  return [
    ...[...words].map(([source, text]) => ({ source, text })),
    ...pictures.map(({ key }) => ({ source: key, text: englishKey(key) })),
  ];
}
