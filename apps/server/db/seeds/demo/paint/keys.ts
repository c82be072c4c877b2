import type { DemoBanner, DemoCategory, DemoFilm, DemoGoods, DemoPage, DemoShop, TabDrawing } from '../demo.types.ts';
import { photoColour } from './photo-colour.ts';

/**
 * Where the demo's pictures lie below a merchant's. What is painted is never painted again, and browsers keep it: pictures that are to
 * look otherwise need another folder.
 */
const folder = 'photo';

type Named = { readonly key: string };

/** Ends in the photo's colour, as the name of every uploaded picture does. */
export const viewKey = (mid: string, goods: Named, view: string): string =>
  `${mid}/${folder}/goods-${goods.key}-${view}__${photoColour(`${goods.key}-${view}`)}.jpg`;

/** The main picture first. */
export const goodsPictureKeys = (mid: string, goods: DemoGoods): string[] => goods.pictures.map((view) => viewKey(mid, goods, view));

/** One for each value of the first axis. */
export const colourPictureKeys = (mid: string, goods: DemoGoods): string[] =>
  (goods.colours ?? []).map((view) => viewKey(mid, goods, view));

export const bannerPictureKey = (mid: string, shop: Pick<DemoShop, 'key'>, banner: Pick<DemoBanner, 'key'>): string =>
  `${mid}/${folder}/banner-${shop.key}-${banner.key}.jpg`;

const iconKey = (mid: string, shop: Pick<DemoShop, 'key'>, ...names: readonly string[]) =>
  `${mid}/${folder}/icon-${shop.key}-${names.join('-')}.png`;

export const categoryIconKey = (mid: string, shop: Pick<DemoShop, 'key'>, category: Pick<DemoCategory, 'key'>): string =>
  iconKey(mid, shop, category.key);

export const branchIconKey = (mid: string, shop: Pick<DemoShop, 'key'>, category: Named, branch: Named): string =>
  iconKey(mid, shop, category.key, 'branch', branch.key);

export const leafIconKey = (mid: string, shop: Pick<DemoShop, 'key'>, category: Named, leaf: Named): string =>
  iconKey(mid, shop, category.key, 'leaf', leaf.key);

/** At rest, and while its page is shown. */
export function tabIconKeys(mid: string, shop: Pick<DemoShop, 'key'>, drawing: TabDrawing): { rest: string; active: string } {
  const name = `${mid}/${folder}/tab-${shop.key}-${drawing}`;
  return { rest: `${name}.png`, active: `${name}-active.png` };
}

export const shopLogoKey = (mid: string, shop: Pick<DemoShop, 'key'>): string => `${mid}/${folder}/logo-${shop.key}.png`;

export const pagePictureKey = (mid: string, shop: Pick<DemoShop, 'key'>, page: Pick<DemoPage, 'key'>, name: string): string =>
  `${mid}/${folder}/page-${shop.key}-${page.key}-${name}.jpg`;

export const avatarKey = (mid: string, nth: number): string => `${mid}/${folder}/avatar-${nth}.jpg`;

export const filmKey = (mid: string, film: DemoFilm): string => `${mid}/${folder}/film-${film}.mp4`;
