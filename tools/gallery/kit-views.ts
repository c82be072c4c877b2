import type { Page } from '../../e2e/fixtures/browser.ts';
import { h5, scrollUpTo, view, viewAfter } from './open-page.ts';
import type { Series } from './view.types.ts';

const kit = h5('kit.html?cid=101');
const scrollToPart = (name: string) => async (page: Page) => {
  await scrollUpTo(page.getByRole('heading', { name }));
  // Out from under the bar.
  await page.mouse.wheel(0, -56);
};

export const kitSeries: Series = {
  title: 'The kit',
  locale: 'zh-CN',
  isOfDevelopment: true,
  views: [
    view('kit', 'The pieces pages are made of.', kit),
    viewAfter('kit-calendar', 'A calendar.', kit, scrollToPart('选择送达日期')),
    viewAfter(
      'kit-calendar-span',
      'Two days and what lies between, in the ink theme.',
      h5('kit.html?cid=102'),
      scrollToPart('选择入住与离店日期'),
    ),
    viewAfter('kit-wheel', 'A wheel of days.', kit, scrollToPart('生日')),
  ],
};
