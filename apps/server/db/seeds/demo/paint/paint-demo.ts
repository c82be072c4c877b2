import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DemoBanner, DemoCategory, DemoScene, DemoShop } from '../demo.types.ts';
import { englishBanners, englishKey, englishScenes, type LetteredPicture } from '../english.ts';
import { goodsPhotos } from '../photos.ts';
import { AVATARS, paintAvatar } from './avatar.ts';
import { paintBanner } from './banner.ts';
import { paintGoodsPicture } from './goods-picture.ts';
import { paintIcon, paintLogo } from './icon.ts';
import {
  avatarKey,
  bannerPictureKey,
  branchIconKey,
  categoryIconKey,
  filmKey,
  leafIconKey,
  pagePictureKey,
  shopLogoKey,
  tabIconKeys,
  viewKey,
} from './keys.ts';
import { paintPageScene } from './page-scene.ts';
import { copyFilm } from './photo.ts';
import { paintTabIcon } from './tab-icon.ts';

/** Each picture runs on one thread of the pool, whose usual size is four. */
const picturesAtOnce = 3;

interface Job {
  readonly key: string;
  readonly paint: (file: string) => Promise<unknown>;
}

/** Paints what is missing below `${imageDir}/${mid}`; what is there stays untouched. */
export async function paintDemo(shops: readonly DemoShop[], imageDir: string, mid: string): Promise<void> {
  const all = [...shops.flatMap((shop) => [...jobsOfShop(shop, mid), ...jobsOfGoods(shop, mid)]), ...sharedJobs(mid)];
  const existing = await existingKeys(all, imageDir);
  const queue = all.filter(({ key }) => !existing.has(key)).values();
  const work = async () => {
    for (const { key, paint } of queue) await paint(join(imageDir, key));
  };
  await Promise.all(Array.from({ length: picturesAtOnce }, work));
}

async function existingKeys(jobs: readonly Job[], imageDir: string): Promise<ReadonlySet<string>> {
  const folders = [...new Set(jobs.map(({ key }) => dirname(key)))];
  const lists = await Promise.all(
    folders.map(async (folder) => {
      await mkdir(join(imageDir, folder), { recursive: true });
      return (await readdir(join(imageDir, folder))).map((name) => `${folder}/${name}`);
    }),
  );
  return new Set(lists.flat());
}

function jobsOfShop(shop: DemoShop, mid: string): Job[] {
  const { style } = shop;
  const banner = (key: string, banner: DemoBanner): Job => ({ key, paint: (file) => paintBanner(banner, style, file) });
  const scene = (key: string, scene: DemoScene): Job => ({ key, paint: (file) => paintPageScene(scene, style, file) });
  // What has words in it is painted once more with English ones.
  const inEnglish = <Picture>({ key, english }: LetteredPicture<Picture>, job: (key: string, picture: Picture) => Job) =>
    job(englishKey(key), english);
  return [
    { key: shopLogoKey(mid, shop), paint: (file) => paintLogo(shop.logo, style, file) },
    ...shop.banners.map((one) => banner(bannerPictureKey(mid, shop, one), one)),
    ...englishBanners(mid, shop).map((one) => inEnglish(one, banner)),
    ...[shop.home, ...shop.microPages].flatMap((page) =>
      Object.entries(page.pictures).map(([name, one]) => scene(pagePictureKey(mid, shop, page, name), one)),
    ),
    ...englishScenes(mid, shop).map((one) => inEnglish(one, scene)),
    ...shop.categories.flatMap((category) => iconJobs(shop, category, mid)),
    ...tabJobs(shop, mid),
  ];
}

function tabJobs(shop: DemoShop, mid: string): Job[] {
  const { tabs, activeColor, unactiveColor } = shop.navigation;
  return tabs.flatMap((tab) => {
    if (!('drawing' in tab)) return [];
    const { rest, active } = tabIconKeys(mid, shop, tab.drawing);
    return [
      { key: rest, paint: (file) => paintTabIcon(tab.drawing, { color: unactiveColor, isSolid: false }, file) },
      { key: active, paint: (file) => paintTabIcon(tab.drawing, { color: activeColor, isSolid: true }, file) },
    ] satisfies Job[];
  });
}

/** A branch wears the picture of its first leaf. */
function iconJobs(shop: DemoShop, category: DemoCategory, mid: string): Job[] {
  const icons = [
    { key: categoryIconKey(mid, shop, category), goods: category.icon },
    ...category.branches.flatMap((branch) => [
      { key: branchIconKey(mid, shop, category, branch), goods: branch.leaves[0]?.icon ?? category.icon },
      ...branch.leaves.map((leaf) => ({ key: leafIconKey(mid, shop, category, leaf), goods: leaf.icon })),
    ]),
  ];
  return icons.map(({ key, goods }) => ({ key, paint: (file) => paintIcon(goods, file) }));
}

const jobsOfGoods = (shop: DemoShop, mid: string): Job[] =>
  goodsPhotos(shop).map(({ goods, view }) => ({
    key: viewKey(mid, goods, view),
    paint: (file) => paintGoodsPicture(`${goods.key}-${view}`, file),
  }));

const sharedJobs = (mid: string): Job[] => [
  { key: filmKey(mid, 'orange'), paint: (file) => copyFilm('orange', file) },
  ...Array.from({ length: AVATARS }, (_, nth) => ({ key: avatarKey(mid, nth), paint: (file: string) => paintAvatar(nth, file) })),
];
