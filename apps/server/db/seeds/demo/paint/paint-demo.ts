import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoCategory, DemoShop, PaletteName } from '../demo.types.ts';
import { paintBanner } from './banner.ts';
import { layFilm } from './film.ts';
import { paintGoods } from './goods-pictures.ts';
import { paintIcon, paintLogo } from './icon.ts';
import { bannerPictureKey, categoryIconKey, filmKey, goodsPictureKeys, pagePictureKey, shopLogoKey, tabIconKeys } from './keys.ts';
import { paintPageScene } from './page-scene.ts';
import { paintTabIcon } from './tab-icon.ts';

/** Each picture runs on one thread of the pool, whose usual size is four. */
const picturesAtOnce = 3;
const folders = ['goods', 'banner', 'icon', 'logo', 'nav', 'page', 'video'] as const;

interface Job {
  readonly keys: readonly string[];
  readonly paint: () => Promise<unknown>;
}

/** Paints what is missing below `${imageDir}/${mid}`; what is there stays untouched. */
export async function paintDemo(
  shops: readonly DemoShop[],
  imageDir: string,
  mid: string,
  onProgress?: (done: number, all: number) => void,
): Promise<void> {
  const existing = await existingKeys(imageDir, mid);
  const all = [...shops.flatMap((shop) => jobsOfShop(shop, imageDir, mid)), filmJob(imageDir, mid)];
  const jobs = all.filter(({ keys }) => !keys.every((key) => existing.has(key)));
  let done = 0;
  const queue = jobs.values();
  const work = async () => {
    for (const job of queue) {
      await job.paint();
      done += 1;
      onProgress?.(done, jobs.length);
    }
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
    return { keys: [key], paint: () => paintBanner(banner, shop.style.theme, inImageDir(key)) };
  });
  const icons = shop.categories.map((category) => {
    const key = categoryIconKey(mid, shop, category);
    return { keys: [key], paint: () => paintIcon(category.icon, iconPalette(category), inImageDir(key)) };
  });
  const { tabs, activeColor, unactiveColor } = shop.navigation;
  const tabIcons = tabs.flatMap((tab) => {
    if (!('drawing' in tab)) return [];
    const { rest, active } = tabIconKeys(mid, shop, tab.drawing);
    return [
      { keys: [rest], paint: () => paintTabIcon(tab.drawing, { color: unactiveColor, isSolid: false }, inImageDir(rest)) },
      { keys: [active], paint: () => paintTabIcon(tab.drawing, { color: activeColor, isSolid: true }, inImageDir(active)) },
    ];
  });
  const scenes = [shop.home, ...shop.microPages].flatMap((page) =>
    Object.entries(page.pictures).map(([name, scene]) => {
      const key = pagePictureKey(mid, shop, page, name);
      return { keys: [key], paint: () => paintPageScene(scene, shop.style.theme, inImageDir(key)) };
    }),
  );
  const goods = shop.categories.flatMap((category) =>
    category.goods.map((item) => ({
      keys: goodsPictureKeys(mid, item),
      paint: () => paintGoods(item, join(imageDir, mid, 'goods')),
    })),
  );
  return [
    { keys: [logoKey], paint: () => paintLogo(shop.logo, shop.style.colors, inImageDir(logoKey)) },
    ...banners,
    ...icons,
    ...tabIcons,
    ...scenes,
    ...goods,
  ];
}

const filmJob = (imageDir: string, mid: string): Job => {
  const key = filmKey(mid, 'strawberry');
  return { keys: [key], paint: () => layFilm('strawberry', join(imageDir, key)) };
};

/** An icon takes the colour of its category's first item. */
function iconPalette({ goods: [first] }: DemoCategory): PaletteName {
  return first?.art.palette ?? 'cream';
}
