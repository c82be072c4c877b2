import { breakCalls } from './change-answers.ts';
import { h5, viewAfter } from './open-page.ts';
import { openFirstGoods } from './shop-in.ts';
import type { Series } from './view.types.ts';

export const reviewSeries: Series = {
  title: 'Reviews',
  locale: 'zh-CN',
  views: [
    viewAfter('reviews', 'All reviews of goods.', h5('?cid=101'), async (page) => {
      await openFirstGoods(page);
      await page.getByRole('link', { name: /查看全部/ }).click();
      await page.getByRole('group', { name: '评价类型' }).waitFor();
      await page.waitForLoadState('networkidle');
    }),
    {
      name: 'reviews-failed',
      about: 'Reviews of a kind that do not come.',
      show: async (page) => {
        await breakCalls(page);
        await page.getByRole('button', { name: /^有图/ }).click();
        await page.getByRole('alert').waitFor();
        await page.unrouteAll({ behavior: 'wait' });
      },
    },
  ],
};
