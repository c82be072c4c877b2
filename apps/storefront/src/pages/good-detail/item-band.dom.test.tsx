import type { OutputOf } from '@qianpu/contract/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import { orderDraftOfCheckout } from '#session/checkout';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, surroundings } from '../../../test/a-storefront.tsx';
import { activityNow, anActivity, aTier } from '../../../test/an-activity.ts';
import { anItem, aSku, reviewsOf } from '../../../test/an-item.ts';
import { loadPage } from '../../app/load-page.ts';
import { ItemBand } from './item-band.tsx';

beforeAll(() => Promise.all([import('./offers-sheet.tsx'), import('./item-sheet.tsx'), loadPage('orderConfirm')]));

type Offers = OutputOf<'marketing.goods.info'>;
type Activity = Offers['activities'][number];

const item = anItem({ priceFen: 6_900, listPriceFen: null, skus: [aSku('21', 9, { priceFen: 6_900 })] });
const discount = (changes: Partial<Activity> = {}): Activity => ({
  ...anActivity(),
  skuPrices: [{ skuId: '21', priceFen: 3_990 }],
  soldPercent: null,
  leftForYou: null,
  ...changes,
});
const offersOf = (...activities: Activity[]): Offers => ({
  promotions: [],
  activities,
  coupons: [],
  bestPrice: null,
  serverNow: activityNow,
});
const around = (offers: Offers): Answers => ({
  'catalog.product.info': () => item,
  'catalog.review.summary': () => reviewsOf(),
  'checkout.price.list': () => [],
  'cart.badge.count': () => ({ count: 0 }),
  'marketing.goods.info': () => offers,
});
const openItem = (
  offers: Offers,
  { query = '', answers = {}, ...setting }: { query?: string; answers?: Answers; isMember?: boolean; messages?: typeof en } = {},
) => openPage(`/item/5.html${query}`, { ...setting, answers: { ...around(offers), ...answers } });
const tap = (what: HTMLElement) => act(async () => fireEvent.click(what));
const bandOf = async (words: string | RegExp) => within((await screen.findByText(words)).closest('section') as HTMLElement);

describe('a limited discount on the item page (spec 2.2, 7.6)', () => {
  test('tells its price beside the one it takes the place of, how long, how much of it is gone and how much one may have', async () => {
    await openItem(offersOf(discount({ soldPercent: 72, perMember: 2, leftForYou: 1 })), { isMember: true });
    const band = await bandOf('距结束仅剩');
    expect(band.getByText('39').parentElement?.textContent).toContain('39');
    expect(band.getByText('¥69').tagName).toBe('S');
    expect(band.getByText(/已省 ¥29.1/)).toBeTruthy();
    expect(band.getByRole('timer').getAttribute('aria-label')).toBe('1 天 00:00:00');
    expect(band.getByText('已抢 72%')).toBeTruthy();
    expect(band.getByText('还可享 1 件')).toBeTruthy();
  });

  test('nothing is sold yet: it says nothing of how much is gone', async () => {
    await openItem(offersOf(discount({ soldPercent: 0, perMember: 2 })));
    const band = await bandOf('距结束仅剩');
    expect(band.queryByText(/已抢/)).toBeNull();
    expect(band.getByText(/2 件/)).toBeTruthy();
  });

  test('before it begins it says when, and promises no price', async () => {
    const startsAt = Date.parse('2026-11-20T10:00:00+08:00');
    await openItem(offersOf(discount({ state: 'SOON', startsAt, endsAt: startsAt + 1 })));
    const band = await bandOf('11-20 10:00 开始');
    expect(band.getByText(/距开始/)).toBeTruthy();
    expect(screen.queryByText(/39/)).toBeNull();
  });

  test.each([
    ['sold out', { state: 'SOLD_OUT' }, '已抢光，可按日常价购买'],
    ['had as often as one may', { leftForYou: 0, perMember: 1 }, '您已享受过，可按日常价购买'],
  ] as const)('%s: no price is promised', async (_what, changes, words) => {
    await openItem(offersOf(discount(changes)), { isMember: true });
    await screen.findByText(words);
    expect(screen.queryByText(/39/)).toBeNull();
  });

  test('one that is over is not told of', async () => {
    await openItem(offersOf(discount({ endsAt: activityNow })));
    await screen.findByText('红颜草莓');
    expect(screen.queryByText('限时折扣')).toBeNull();
  });

  test('until the page has asked, it shows what the document has: by the day, in the engine’s own figures', async () => {
    const never = new Promise<never>(() => {});
    const bestPrice = { fen: 3_500, how: [{ promotionKind: 'LIMITED_DISCOUNT' as const, name: '', offFen: 2_910 }] };
    const told = { goodsId: '5', bestPrice, activity: anActivity(), discount: { ...anActivity({ perMember: 2 }), soldPercent: 40 } };
    await openItem(offersOf(), { answers: { 'marketing.goods.info': () => never, 'checkout.price.list': () => [told] } });
    const band = await bandOf('11-19 09:00 结束');
    expect(band.getByText('¥69').tagName).toBe('S');
    expect(band.queryByRole('timer')).toBeNull();
    // What stands below it is there from the start, or it pushes the page down later.
    expect([band.getByText('已抢 40%'), band.getByText('限购 2 件')]).toHaveLength(2);
  });

  test.each([
    ['soon', { startsAt: Date.parse('2026-11-20T10:00:00+08:00') }, '11-20 10:00 开始'],
    ['sold out', {}, '已抢光，可按日常价购买'],
  ] as const)('and so it does of one that is %s', async (what, changes, words) => {
    const never = new Promise<never>(() => {});
    const state = what === 'soon' ? ('SOON' as const) : ('SOLD_OUT' as const);
    const told = { goodsId: '5', bestPrice: null, activity: null, discount: { ...anActivity({ state, ...changes }), soldPercent: null } };
    await openItem(offersOf(), { answers: { 'marketing.goods.info': () => never, 'checkout.price.list': () => [told] } });
    const band = await bandOf(words);
    expect(band.queryByRole('timer')).toBeNull();
    expect(band.queryAllByText('00', { ignore: false })).toHaveLength(what === 'soon' ? 3 : 0);
  });

  test('in English', async () => {
    await openItem(offersOf(discount()), { messages: en });
    const band = await bandOf('Ends in');
    expect(band.getByText(/¥29.1 off/)).toBeTruthy();
  });

  test('the sheet of options has its price, its limit, and a sum with pieces beyond it at their own price', async () => {
    await openItem(offersOf(discount({ perMember: 2, leftForYou: 2 })), { isMember: true });
    await bandOf('距结束仅剩');
    await tap(screen.getByText('加入购物车'));
    const sheet = within(await screen.findByRole('dialog', { name: '选择规格' }));
    expect(sheet.getByText('限时折扣')).toBeTruthy();
    expect(sheet.getByText('限购 2 件')).toBeTruthy();
    for (const _more of [1, 2]) await tap(sheet.getByLabelText('增加'));
    expect(sheet.getByText('合计').textContent).toBe('合计 ¥148.80');
  });
});

describe('other activities of an item (spec 2.3)', () => {
  const tier = aTier({ from: 10_000, minusFen: 1_000 });
  const others = offersOf(
    discount({ id: '1', terms: { kind: 'N_FOR_PRICE', pieces: 3, priceFen: 9_900 }, skuPrices: [] }),
    discount({ id: '2', terms: { kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', measure: 'FEN', tiers: [tier] } }, skuPrices: [] }),
    discount({ id: '3', terms: { kind: 'PACKAGE', price: { by: 'PERCENT', percent: 90 }, choose: null }, skuPrices: [], perMember: 1 }),
    discount({ id: '4', terms: { kind: 'FIRST_ORDER', fromFen: 0, minusFen: 500 }, skuPrices: [], audience: 'NEW' }),
  );

  test('stand in the line of promotions, and in its sheet lead to their pages', async () => {
    await openItem(others);
    await tap(await screen.findByText('3件99元'));
    const sheet = within(await screen.findByRole('dialog', { name: '优惠' }));
    expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/shop/NyNjActivityDetail.html?id=1&type=402',
      '/shop/activeGoodsList.html?id=2&type=403',
      '/shop/discountPackageActivityDetail.html?id=3&type=407',
      '/shop/firstReduction.html',
    ]);
    expect(sheet.getByText('满100减10')).toBeTruthy();
    expect(sheet.getByText('每人限享 1 套')).toBeTruthy();
    expect(sheet.getByText('新人专享')).toBeTruthy();
  });

  test('no band is there for them', async () => {
    await openItem(others);
    await screen.findByText('3件99元');
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('a price by link (rules-2 §2.1)', () => {
  const query = '?privilege=9&pt=secret';
  const privileged = (changes: Partial<OutputOf<'marketing.privilegedPrice.byId'>> = {}): OutputOf<'marketing.privilegedPrice.byId'> => ({
    activity: anActivity({ terms: { kind: 'PRIVILEGED' }, activityType: null, perMember: 3, name: '老友专享' }),
    goodsId: '5',
    skus: [{ goodsId: '5', skuId: '21', priceFen: 2_990 }],
    leftForYou: 2,
    serverNow: activityNow,
    ...changes,
  });
  const byLink = (answer: Answers['marketing.privilegedPrice.byId']): Answers =>
    answer ? { 'marketing.privilegedPrice.byId': answer } : {};

  test('is asked for by the browser, shown with what is left of it, and named in the order', async () => {
    const { sentTo } = await openItem(offersOf(discount()), { query, isMember: true, answers: byLink(() => privileged()) });
    const band = await bandOf(/专享价/);
    expect(band.getByText('29').parentElement?.textContent).toContain('29');
    expect(band.getByText('还可享 2 件')).toBeTruthy();
    expect(sentTo('marketing.privilegedPrice.byId').map(({ input }) => input)).toEqual([{ cid: '11', id: '9', token: 'secret' }]);
    await tap(screen.getByText('立即购买'));
    const sheet = within(await screen.findByRole('dialog', { name: '选择规格' }));
    expect(sheet.getByText('专享价')).toBeTruthy();
    await tap(sheet.getByText('立即购买'));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/orderConfirm.html'));
    expect(orderDraftOfCheckout('1')).toEqual({
      lines: [{ cid: '11', skuId: '21', quantity: 1 }],
      chosen: { kind: 'PRIVILEGED', activityId: '9', token: 'secret' },
    });
  });

  test.each([
    ['a member, as many as are left', { isMember: true }, 2],
    ['a visitor, as many as anybody may have', {}, 3],
  ] as const)('%s of it and not one more can be ordered: the whole order would be refused', async (_who, setting, most) => {
    const answer = privileged({ leftForYou: 'isMember' in setting ? 2 : null });
    await openItem(offersOf(), { query, ...setting, answers: byLink(() => answer) });
    await bandOf(/专享价/);
    await tap(screen.getByText('立即购买'));
    const sheet = within(await screen.findByRole('dialog', { name: '选择规格' }));
    const more = sheet.getByLabelText('增加') as HTMLButtonElement;
    for (let pieces = 1; pieces < most; pieces += 1) await tap(more);
    expect(more.disabled).toBe(true);
    expect(sheet.getByText('合计').textContent).toBe(`合计 ¥${((most * 2_990) / 100).toFixed(2)}`);
  });

  test('is no price of the cart’s', async () => {
    await openItem(offersOf(), { query, answers: byLink(() => privileged()) });
    await bandOf(/专享价/);
    await tap(screen.getByText('加入购物车'));
    const sheet = within(await screen.findByRole('dialog', { name: '选择规格' }));
    expect(sheet.queryByText('专享价')).toBeNull();
    expect(sheet.queryByText('29')).toBeNull();
  });

  test.each([
    ['wrong', () => refused('600404', 'x')],
    ['of other goods', () => privileged({ skus: [{ goodsId: '6', skuId: '61', priceFen: 1 }] })],
    ['over', () => privileged({ activity: anActivity({ terms: { kind: 'PRIVILEGED' }, endsAt: activityNow, state: 'OVER' }) })],
  ] as const)('a link that is %s leaves the ordinary page, and says so once', async (_what, answer) => {
    await openItem(offersOf(discount()), { query, answers: byLink(answer) });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('专享价链接已失效，可按日常价购买'));
    await bandOf('距结束仅剩');
    expect(screen.queryByText('专享价')).toBeNull();
  });

  test.each(['?privilege=9', '?pt=secret', '?privilege=abc&pt=secret', `?privilege=9&pt=${'x'.repeat(65)}`])(
    'half a link is none: %s',
    async (half) => {
      const { sentTo } = await openItem(offersOf(), { query: half });
      await screen.findByText('红颜草莓');
      expect(sentTo('marketing.privilegedPrice.byId')).toEqual([]);
    },
  );

  test('nothing of it is rendered by the server, whose pages others see too', () => {
    window.history.replaceState(null, '', `/shop/item/5.html${query}`);
    const { around: surrounded, sent } = surroundings({ answers: byLink(() => privileged()) });
    expect(renderToString(surrounded(<ItemBand id="5" />))).not.toMatch(/secret|29/);
    expect(sent).toEqual([]);
  });
});
