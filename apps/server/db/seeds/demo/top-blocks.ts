import type { DemoShop, Places, WrittenBlock } from './demo.types.ts';
import { bannerPictureKey, leafIconKey } from './paint/keys.ts';
import { leafKey } from './shelf.ts';

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
    props: {
      entries: [
        ...shop.categories.map(({ key, name }) => ({ picture: icon(key), text: name, link: to.category(key) })),
        ...shop.shortcuts.map(({ text, category, leaf, page }) => ({
          picture: leafIconKey(mid, shop, { key: category }, { key: leaf }),
          text,
          link: page === undefined ? to.category(leafKey({ key: category }, leaf)) : to.page(page),
        })),
      ],
    },
  },
];
