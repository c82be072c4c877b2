import type { Page } from '../../e2e/fixtures/browser.ts';
import { h5, view, viewAfter } from './open-page.ts';
import type { Series } from './view.types.ts';

const words = (text: string) => `search.html?cid=101&words=${encodeURIComponent(text)}`;

const search = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('combobox').fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor({ state: 'attached' });
};

const openFilter = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^筛选/ }).click();
  await page.getByRole('button', { name: /^查看 \d+ 款/ }).waitFor();
};

/** In this order: what was searched stays on the phone. */
const views: Series['views'] = [
  view('search-first', 'Search on a phone that has not searched.', h5('search.html?cid=101')),
  viewAfter(
    'search',
    'Search, before anything is typed.',
    h5('search.html?cid=101'),
    async (page) => {
      for (const text of ['蓝莓', '燕麦', '牛奶', '咖啡豆', '牛油果', '鸡蛋']) {
        await search(page, text);
        await page.goBack();
      }
    },
    { reference: 'search' },
  ),
  viewAfter(
    'search-typing',
    'Search, while somebody types.',
    h5('search.html?cid=101'),
    async (page) => {
      await page.getByRole('combobox').fill('燕麦');
      await page.getByRole('row').first().waitFor();
    },
    { reference: 'search-typing' },
  ),
  view('search-results', 'What was found.', h5(words('鲜果')), { reference: 'search-results' }),
  viewAfter('search-list', 'What was found, as a list.', h5(words('鲜果')), async (page) => {
    await page.getByRole('button', { name: '切换为列表' }).click();
  }),
  viewAfter('search-filter', 'What it can be narrowed by.', h5(`${words('鲜果')}&stock=1`), openFilter, { reference: 'search-filter' }),
  viewAfter('search-corrected', 'A wrong sign, put right.', h5(words('蓝霉')), async (page) => {
    await page.getByRole('button', { name: '切换为双列' }).click();
  }),
  view('search-nothing', 'Nothing was found.', h5(words('没有这样的东西'))),
  view('search-fashion', 'What was found in the ink theme.', h5(`search.html?cid=102&words=${encodeURIComponent('针织')}`)),
  viewAfter(
    'search-fashion-filter',
    'What it can be narrowed by in the ink theme.',
    h5(`search.html?cid=102&words=${encodeURIComponent('针织')}`),
    openFilter,
  ),
  view('search-living', 'What was found in the living shop.', h5(`search.html?cid=103&words=${encodeURIComponent('茶')}`)),
];

export const searchSeries: Series = { title: 'Search', locale: 'zh-CN', views };
