import type { Page } from '../../e2e/fixtures/browser.ts';
import { h5, view, viewAfter } from './open-page.ts';
import type { Series } from './view.types.ts';

const kit = h5('kit.html?cid=101');
const openSheet = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
};

export const kitSeries: Series = {
  title: 'The kit',
  locale: 'zh-CN',
  isOfDevelopment: true,
  views: [
    view('kit', 'The pieces pages are made of.', kit),
    viewAfter('kit-calendar', 'A calendar.', kit, openSheet('选择送达日期')),
    viewAfter(
      'kit-calendar-span',
      'Two days and what lies between, in the ink theme.',
      h5('kit.html?cid=102'),
      openSheet('选择入住与离店日期'),
    ),
    viewAfter('kit-wheel', 'A wheel of days.', kit, openSheet('生日')),
  ],
};
