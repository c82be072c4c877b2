import type { Page } from '../../e2e/fixtures/browser.ts';
import { askStaff, staffCall } from '../../e2e/fixtures/outside.ts';
import { h5, open, viewAfter } from './open-page.ts';
import type { Mall, Series, View } from './view.types.ts';

type Named = { readonly list: readonly { readonly id: string; readonly title: string }[] };

async function idOf(call: 'decoration.page.list' | 'decoration.pageClass.list', wanted: string): Promise<string> {
  const { list } = await askStaff<Named>(call, call === 'decoration.page.list' ? { pageSize: 100 } : {});
  const found = list.find(({ title }) => title === wanted);
  if (!found) throw new Error(`the demo has no "${wanted}"`);
  return found.id;
}

const openMicroPage = (page: Page, mall: Mall, cid: string, id: string) => open(page, h5(`micropage.html?id=${id}&cid=${cid}`)(mall));

/** A micro page by its title, from above, or where it shows a part of it. */
const micro = (name: string, about: string, cid: string, title: string, part?: string): View => ({
  name,
  about,
  show: async (page, mall) => {
    await openMicroPage(page, mall, cid, await idOf('decoration.page.list', title));
    if (part) await page.locator(part).first().scrollIntoViewIfNeeded();
  },
});

const pageClass = (name: string, about: string, cid: string, title: string): View => ({
  name,
  about,
  show: async (page, mall) => open(page, h5(`micropageClass.html?id=${await idOf('decoration.pageClass.list', title)}&cid=${cid}`)(mall)),
});

const toHome = { pageType: 'systemPage', data: { name: 'index' } };

/** Blocks that no page of the demo holds. */
const rareBlocks = [
  { id: 'notice', type: 'notice', props: { entries: [{ text: '滨江店今晚 21:00 停止接单', link: toHome }] } },
  { id: 'stores', type: 'storePicker', props: { title: '离您最近的店' } },
  { id: 'solid', type: 'divider', props: { style: 'solid' } },
  { id: 'dashed', type: 'divider', props: { style: 'dashed', isInset: false } },
  {
    id: 'words',
    type: 'richText',
    props: {
      html: '<h2>一页小字</h2><p>表格在小屏上自己滚动。</p><table><tr><th>时令</th><th>产地</th></tr><tr><td>脐橙</td><td>江西赣州</td></tr></table>',
    },
  },
  {
    id: 'popup',
    type: 'popup',
    props: { picture: '1001/photo/banner-fresh-citrus.jpg', alt: '当季柑橘', link: toHome, often: 'always' },
  },
];

/** A page that is there for one picture, under its advertisement until that is closed. */
async function openRareBlocks(page: Page, mall: Mall): Promise<void> {
  const title = '少见的积木';
  const made = await askStaff<{ id: string; revision: number }>('decoration.page.create', { kind: 'micro', title });
  const content = { title, share: { title, describe: '', picture: null }, blocks: rareBlocks };
  const saved = await askStaff<{ revision: number }>('decoration.page.save', { ...made, ...content });
  await staffCall('decoration.page.publish', { id: made.id, revision: saved.revision });
  try {
    await openMicroPage(page, mall, '101', made.id);
    await page.getByRole('dialog').waitFor();
  } finally {
    await staffCall('decoration.page.withdraw', { id: made.id });
  }
}

export const decoratedSeries: Series = {
  title: 'Decorated pages',
  locale: 'zh-CN',
  views: [
    micro('micro-citrus', 'A micro page of the fresh shop.', '101', '当季柑橘'),
    micro('micro-citrus-film', 'Its film.', '101', '当季柑橘', 'video'),
    micro('micro-breakfast', 'Another one.', '101', '一周早餐'),
    pageClass('micro-class-fresh', 'The category of both.', '101', '鲜屿手记'),
    micro('micro-layers', 'A micro page of the fashion shop.', '102', '秋冬叠穿'),
    micro('micro-care', 'Another one.', '102', '养护手册'),
    pageClass('micro-class-fashion', 'The category of both.', '102', '素纸志'),
    micro('micro-evening', 'A micro page of the living shop.', '103', '灯光与香氛'),
    micro('micro-kitchen', 'Another one.', '103', '厨房收纳课'),
    pageClass('micro-class-living', 'The category of both.', '103', '木白小课'),
    { name: 'micro-popup', about: 'An advertisement over a page.', show: openRareBlocks },
    {
      name: 'micro-rare-blocks',
      about: 'Blocks no page of the demo holds: a notice, stores, dividers, a table.',
      show: async (page, mall) => {
        await openRareBlocks(page, mall);
        await page.keyboard.press('Escape');
      },
    },
    viewAfter('share-sheet', 'Sharing an item: the poster is painted by the server.', h5('?cid=101'), async (page) => {
      await page.click('article h3 a >> nth=0');
      await page.getByRole('button', { name: '分享', exact: true }).click();
      await page.getByRole('img', { name: '分享海报' }).waitFor();
    }),
  ],
};
