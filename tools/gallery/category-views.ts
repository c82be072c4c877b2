import type { Page } from '../../e2e/fixtures/browser.ts';
import { breakCalls, changeCalls, withLongNames } from './change-answers.ts';
import { cp, h5, open, view, viewAfter } from './open-page.ts';
import type { Series } from './view.types.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: '一级分类' });
const openFirstBranch = async (page: Page) => {
  await page.locator('nav a[href*="classGoodList"]').first().click();
  await page.getByRole('group', { name: '排序' }).first().waitFor();
  await page.waitForLoadState('networkidle');
};

export const categorySeries: Series = {
  title: 'Categories and their goods',
  locale: 'zh-CN',
  views: [
    view('category', 'Categories beside the goods of one.', h5('category.html?cid=101'), { reference: 'category' }),
    viewAfter('category-second', 'Another one chosen, the order turned round.', h5('category.html?cid=101'), async (page) => {
      await rail(page).getByRole('link').nth(1).click();
      await page.getByRole('button', { name: '价格' }).click();
      await page.waitForLoadState('networkidle');
    }),
    {
      name: 'category-long-names',
      about: 'Names that are too long.',
      show: async (page, mall) => {
        await open(page, h5('category.html?cid=101')(mall));
        await changeCalls(page, withLongNames);
        await page.getByRole('button', { name: '销量' }).click();
        await page.waitForLoadState('networkidle');
        await page.unrouteAll({ behavior: 'wait' });
      },
    },
    {
      name: 'category-failed',
      about: 'Goods that do not come; the categories stay.',
      show: async (page, mall) => {
        await open(page, h5('category.html?cid=101')(mall));
        await breakCalls(page);
        await page.getByRole('button', { name: '销量' }).click();
        // reads try again twice before they give up
        await page.getByRole('alert').first().waitFor({ timeout: 15_000 });
        await page.unrouteAll({ behavior: 'wait' });
      },
    },
    view('category-pictures', 'Categories in pictures.', h5('category.html?cid=103')),
    view('category-banners', 'Categories as banners, in the ink theme.', h5('category.html?cid=102')),
    viewAfter('category-stores', "The merchant's other shops.", h5('category.html?cid=101'), async (page) => {
      await page.getByRole('button', { name: /切换店铺/ }).click();
      await page.getByRole('dialog', { name: '选择店铺' }).getByRole('link').first().waitFor();
    }),
    view('category-mobile-mall', 'Categories in mobile-mall.', cp('goodClass?cid=101')),
    view('category-360', 'Categories on a phone of 360.', h5('category.html?cid=101'), { width: 360 }),
    view('category-430', 'Categories on a phone of 430.', h5('category.html?cid=101'), { width: 430 }),
    viewAfter('class-goods', 'The goods of a category, with the way up and the ways down.', h5('category.html?cid=101'), openFirstBranch),
    viewAfter('class-goods-filter', 'What they can be narrowed by.', h5('category.html?cid=101'), async (page) => {
      await openFirstBranch(page);
      await page.getByRole('button', { name: '筛选' }).click();
      await page.getByRole('dialog', { name: '筛选' }).waitFor();
    }),
    viewAfter('class-goods-list', 'The same in rows.', h5('category.html?cid=101'), async (page) => {
      await openFirstBranch(page);
      await page.getByRole('button', { name: '切换为列表' }).click();
      await page.waitForLoadState('networkidle');
    }),
  ],
};
