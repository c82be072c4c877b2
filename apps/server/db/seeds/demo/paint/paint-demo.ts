import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { goodsOf } from '../category-goods.ts';
import type { Art, DemoCategory, DemoShop, PaletteName } from '../demo.types.ts';
import { englishBanners, englishKey, englishScenes, type LetteredPicture } from '../english.ts';
import { paintBanner } from './banner.ts';
import { layFilm } from './film.ts';
import { type Angle, anglesOf, backdropOf, paintAngle, stylesOf } from './goods-pictures.ts';
import { paintIcon, paintLogo } from './icon.ts';
import {
  bannerPictureKey,
  branchIconKey,
  categoryIconKey,
  filmKey,
  goodsPictureKeys,
  leafIconKey,
  pagePictureKey,
  shopLogoKey,
  stylePictureKeys,
  tabIconKeys,
} from './keys.ts';
import { paintPageScene } from './page-scene.ts';
import { paintTabIcon } from './tab-icon.ts';

/** Each picture runs on one thread of the pool, whose usual size is four. */
const picturesAtOnce = 3;
const folders = ['goods', 'banner', 'icon', 'logo', 'nav', 'page', 'video'] as const;

interface Job {
  readonly key: string;
  readonly paint: () => Promise<unknown>;
}

/** Paints what is missing below `${imageDir}/${mid}`; what is there stays untouched. */
export async function paintDemo(shops: readonly DemoShop[], imageDir: string, mid: string): Promise<void> {
  const existing = await existingKeys(imageDir, mid);
  const all = [...shops.flatMap((shop) => jobsOfShop(shop, imageDir, mid)), ...jobsOfGoods(shops, imageDir, mid), filmJob(imageDir, mid)];
  const queue = all.filter(({ key }) => !existing.has(key)).values();
  const work = async () => {
    for (const job of queue) await job.paint();
  };
  await Promise.all(Array.from({ length: picturesAtOnce }, work));
}

async function existingKeys(imageDir: string, mid: string): Promise<ReadonlySet<string>> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const path = join(imageDir, mid, folder);
      await mkdir(path, { recursive: true });
      return (await readdir(path)).map((name) => `${mid}/${folder}/${name}`);
    }),
  );
  return new Set(lists.flat());
}

function jobsOfShop(shop: DemoShop, imageDir: string, mid: string): Job[] {
  const inImageDir = (key: string) => join(imageDir, key);
  const logoKey = shopLogoKey(mid, shop);
  const banners = shop.banners.map((banner) => {
    const key = bannerPictureKey(mid, shop, banner);
    return { key, paint: () => paintBanner(banner, shop.style.theme, inImageDir(key)) };
  });
  const icons = shop.categories.flatMap((category) =>
    iconsOf(mid, shop, category).map(({ key, icon }) => ({
      key,
      paint: () => paintIcon(icon, iconPalette(category), inImageDir(key)),
    })),
  );
  const { tabs, activeColor, unactiveColor } = shop.navigation;
  const tabIcons = tabs.flatMap((tab) => {
    if (!('drawing' in tab)) return [];
    const { rest, active } = tabIconKeys(mid, shop, tab.drawing);
    return [
      { key: rest, paint: () => paintTabIcon(tab.drawing, { color: unactiveColor, isSolid: false }, inImageDir(rest)) },
      { key: active, paint: () => paintTabIcon(tab.drawing, { color: activeColor, isSolid: true }, inImageDir(active)) },
    ];
  });
  const scenes = [shop.home, ...shop.microPages].flatMap((page) =>
    Object.entries(page.pictures).map(([name, scene]) => {
      const key = pagePictureKey(mid, shop, page, name);
      return { key, paint: () => paintPageScene(scene, shop.style.theme, inImageDir(key)) };
    }),
  );
  return [
    { key: logoKey, paint: () => paintLogo(shop.logo, shop.style.colors, inImageDir(logoKey)) },
    ...banners,
    ...icons,
    ...tabIcons,
    ...scenes,
    ...englishPictures(shop, imageDir, mid),
  ];
}

/** What has words in it is painted once more with English ones. */
function englishPictures(shop: DemoShop, imageDir: string, mid: string): Job[] {
  const { theme } = shop.style;
  const job = <Picture>(
    { key, english }: LetteredPicture<Picture>,
    paint: (picture: Picture, theme: typeof shop.style.theme, file: string) => Promise<void>,
  ) => {
    const painted = englishKey(key);
    return { key: painted, paint: () => paint(english, theme, join(imageDir, painted)) };
  };
  return [
    ...englishBanners(mid, shop).map((banner) => job(banner, paintBanner)),
    ...englishScenes(mid, shop).map((scene) => job(scene, paintPageScene)),
  ];
}

/** Pictures with one backdrop follow each other: it is drawn once for all of them. */
function jobsOfGoods(shops: readonly DemoShop[], imageDir: string, mid: string): Job[] {
  const pictures = shops
    .flatMap((shop) => shop.categories.flatMap(goodsOf))
    .flatMap(({ goods, sides }) => [
      ...named(goodsPictureKeys(mid, goods, sides), anglesOf(goods, sides)),
      ...named(stylePictureKeys(mid, goods), stylesOf(goods)),
    ]);
  return [...Map.groupBy(pictures, ({ angle }) => backdropOf(angle)).values()]
    .flat()
    .map(({ angle, key }) => ({ key, paint: () => paintAngle(angle, join(imageDir, key)) }));
}

const named = (keys: readonly string[], angles: readonly Angle[]) =>
  angles.flatMap((angle, at) => {
    const key = keys[at];
    return key === undefined ? [] : [{ key, angle }];
  });

/** A branch wears the picture of its first leaf. */
function iconsOf(mid: string, shop: DemoShop, category: DemoCategory): { readonly key: string; readonly icon: Art }[] {
  const below = category.branches.flatMap((branch) => [
    { key: branchIconKey(mid, shop, category, branch), icon: branch.leaves[0]?.icon ?? category.icon },
    ...branch.leaves.map((leaf) => ({ key: leafIconKey(mid, shop, category, leaf), icon: leaf.icon })),
  ]);
  return [{ key: categoryIconKey(mid, shop, category), icon: category.icon }, ...below];
}

const filmJob = (imageDir: string, mid: string): Job => {
  const key = filmKey(mid, 'strawberry');
  return { key, paint: () => layFilm('strawberry', join(imageDir, key)) };
};

/** An icon takes the colour of its category's first item. */
function iconPalette(category: DemoCategory): PaletteName {
  return goodsOf(category)[0]?.goods.art.palette ?? 'cream';
}
