import type { DemoBanner, DemoCategory, DemoFilm, DemoGoods, DemoPage, DemoShop, TabDrawing } from '../demo.types.ts';

/** Pictures of one item: the pose as written down, then two further angles. */
const anglesPerGoods = 3;

export function goodsPictureNames(goods: Pick<DemoGoods, 'key'>): string[] {
  return Array.from({ length: anglesPerGoods }, (_, angle) => `${goods.key}-${angle + 1}.jpg`);
}

export function goodsPictureKeys(mid: string, goods: Pick<DemoGoods, 'key'>): string[] {
  return goodsPictureNames(goods).map((name) => `${mid}/goods/${name}`);
}

export function bannerPictureKey(mid: string, shop: Pick<DemoShop, 'key'>, banner: Pick<DemoBanner, 'key'>): string {
  return `${mid}/banner/${shop.key}-${banner.key}.jpg`;
}

export function categoryIconKey(mid: string, shop: Pick<DemoShop, 'key'>, category: Pick<DemoCategory, 'key'>): string {
  return `${mid}/icon/${shop.key}-${category.key}.png`;
}

/** At rest, and while its page is shown. */
export function tabIconKeys(mid: string, shop: Pick<DemoShop, 'key'>, drawing: TabDrawing): { rest: string; active: string } {
  const name = `${mid}/nav/${shop.key}-${drawing}`;
  return { rest: `${name}.png`, active: `${name}-active.png` };
}

export function shopLogoKey(mid: string, shop: Pick<DemoShop, 'key'>): string {
  return `${mid}/logo/${shop.key}.png`;
}

export function pagePictureKey(mid: string, shop: Pick<DemoShop, 'key'>, page: Pick<DemoPage, 'key'>, name: string): string {
  return `${mid}/page/${shop.key}-${page.key}-${name}.jpg`;
}

export function filmKey(mid: string, film: DemoFilm): string {
  return `${mid}/video/${film}.mp4`;
}
