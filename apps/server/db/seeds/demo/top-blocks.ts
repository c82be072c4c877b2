import type { DemoShop, Places, WrittenBlock } from './demo.types.ts';
import { bannerPictureKey } from './paint/keys.ts';

/** What the three homes share: search, banners and the grid of categories stand on top. */
export const topBlocks = (shop: DemoShop, mid: string, { to, icon }: Places): WrittenBlock[] => [
  { id: 'search', type: 'search', props: { words: [...shop.searchWords] } },
  {
    id: 'banner',
    type: 'banner',
    props: {
      slides: shop.banners.map((banner) => ({
        picture: bannerPictureKey(mid, shop, banner),
        alt: `${banner.heading}，${banner.line}`,
        link: 'page' in banner.leadsTo ? to.page(banner.leadsTo.page) : to.category(banner.leadsTo.category),
      })),
    },
  },
  {
    id: 'categories',
    type: 'iconGrid',
    props: { entries: shop.categories.map(({ key, name }) => ({ picture: icon(key), text: name, link: to.category(key) })) },
  },
];
