import type { DemoBanner, DemoCategory, DemoFilm, DemoGoods, DemoPage, DemoShop, TabDrawing } from '../demo.types.ts';

/** From so many sides: the pose as written down, then further angles. */
export function goodsPictureKeys(mid: string, goods: Pick<DemoGoods, 'key'>, sides: number): string[] {
  return Array.from({ length: sides }, (_, side) => `${mid}/goods/${goods.key}-${side + 1}.jpg`);
}

/** One for each value of the first axis. */
export function stylePictureKeys(mid: string, goods: Pick<DemoGoods, 'key' | 'styles'>): string[] {
  return (goods.styles ?? []).map((_, at) => `${mid}/goods/${goods.key}-style-${at + 1}.jpg`);
}

export function bannerPictureKey(mid: string, shop: Pick<DemoShop, 'key'>, banner: Pick<DemoBanner, 'key'>): string {
  return `${mid}/banner/${shop.key}-${banner.key}.jpg`;
}

export function categoryIconKey(mid: string, shop: Pick<DemoShop, 'key'>, category: Pick<DemoCategory, 'key'>): string {
  return `${mid}/icon/${shop.key}-${category.key}.png`;
}

export function branchIconKey(
  mid: string,
  shop: Pick<DemoShop, 'key'>,
  category: Pick<DemoCategory, 'key'>,
  branch: { key: string },
): string {
  return `${mid}/icon/${shop.key}-${category.key}-in-${branch.key}.png`;
}

export function leafIconKey(mid: string, shop: Pick<DemoShop, 'key'>, category: Pick<DemoCategory, 'key'>, leaf: { key: string }): string {
  return `${mid}/icon/${shop.key}-${category.key}-${leaf.key}.png`;
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
