import type { Page } from '../../e2e/fixtures/browser.ts';
import { askStaff } from '../../e2e/fixtures/outside.ts';
import { addFromList, chooseSku } from '../../e2e/fixtures/shopper.ts';
import { open } from './open-page.ts';
import type { Mall, Series, View } from './view.types.ts';

interface Listed {
  readonly id: string;
  readonly cids: readonly string[];
  readonly terms: { readonly kind: string; readonly choose?: number | null; readonly discount?: { readonly by: string } };
}
interface Found {
  readonly skus: readonly { readonly goodsId: string }[];
  readonly linkToken: string | null;
}
type Wanted = (terms: Listed['terms']) => boolean;

const any: Wanted = () => true;
const hasPrices: Wanted = ({ discount }) => discount?.by === 'PRICE';

async function demo(kind: string, isIt: Wanted = any) {
  const { list } = await askStaff<{ list: Listed[] }>('marketing.activity.list', { state: 'ON', kind, pageSize: 50 });
  const { id = '1', cids = ['101'] } = list.find(({ terms }) => isIt(terms)) ?? {};
  return { id, cid: cids[0] ?? '101' };
}

const find = (id: string) => askStaff<Found>('marketing.activity.find', { id });

/** A page of the demo's own activity of a kind. */
const ofActivity = (name: string, about: string, page: string, [kind, isIt]: readonly [string, Wanted?], act?: Act): View => ({
  name,
  about,
  show: async (at, mall) => {
    const { id, cid } = await demo(kind, isIt);
    await open(at, `${mall.h5}/shop/${page}.html?cid=${cid}&id=${id}`);
    await act?.(at);
  },
});
type Act = (page: Page) => Promise<void>;

/** The first goods of such an activity; of a price by link, with the link's own keys. */
const ofItem = (name: string, about: string, [kind, isIt]: readonly [string, Wanted?], act?: Act): View => ({
  name,
  about,
  show: async (at: Page, mall: Mall) => {
    const { id, cid } = await demo(kind, isIt);
    const { skus, linkToken } = await find(id);
    const link = linkToken === null ? '' : `&privilege=${id}&pt=${linkToken}`;
    await open(at, `${mall.h5}/shop/item/${skus[0]?.goodsId}.html?cid=${cid}${link}`);
    await at
      .getByText(kind === 'PRIVILEGED' ? '专享价' : '限时折扣')
      .first()
      .waitFor();
    await act?.(at);
  },
});

const addFirst: Act = (page) => addFromList(page, 0);

export const activitySeries: Series = {
  title: 'Activities',
  locale: 'zh-CN',
  views: [
    ofActivity('activity-discount', 'A limited discount and its goods.', 'limitTimeDiscountActivityList', ['LIMITED_DISCOUNT', hasPrices]),
    {
      name: 'activity-discounts',
      about: 'All discounts that run in a shop.',
      show: (page, mall) => open(page, `${mall.h5}/shop/limitTimeDiscountActivityList.html?cid=101`),
    },
    ofActivity('activity-set', 'So many pieces for one price, with one of them chosen.', 'NyNjActivityDetail', ['N_FOR_PRICE'], addFirst),
    ofActivity('activity-tiers', 'A full reduction in tiers, one of which brings a gift.', 'activeGoodsList', ['FULL_REDUCTION']),
    ofActivity('activity-package', 'A package: a pot, and two of three.', 'discountPackageActivityDetail', [
      'PACKAGE',
      ({ choose }) => choose !== null,
    ]),
    {
      name: 'activity-first-order',
      about: 'What a first order costs less.',
      show: async (page, mall) => {
        const { cid } = await demo('FIRST_ORDER');
        await open(page, `${mall.h5}/shop/firstReduction.html?cid=${cid}`);
      },
    },
    {
      name: 'activity-over',
      about: 'One that there is none of.',
      show: (page, mall) => open(page, `${mall.h5}/shop/activeGoodsList.html?cid=101&id=1`),
    },
    ofItem('item-discount', 'An item at a lower price for a while.', ['LIMITED_DISCOUNT', hasPrices]),
    ofItem('item-link', 'The price of whoever holds the link, and how much of it there is.', ['PRIVILEGED'], async (page) => {
      await page.getByRole('button', { name: '立即购买' }).click();
      await chooseSku(page);
    }),
    {
      name: 'item-soon',
      about: 'A discount that is about to begin.',
      show: async (page, mall) => {
        await open(page, `${mall.h5}/shop/limitTimeDiscountActivityList.html?cid=103`);
        await page
          .getByRole('tab', { name: '即将开始' })
          .or(page.getByRole('button', { name: '即将开始' }))
          .first()
          .click();
        await page.getByRole('article').first().getByRole('link').first().click();
        await page.getByText('距开始').waitFor();
      },
    },
  ],
};
