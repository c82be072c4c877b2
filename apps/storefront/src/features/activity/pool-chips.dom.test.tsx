import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import { aCart, aCartLine } from '../../../test/a-cart.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';
import { activityGoods, activityPage, anActivity, aTier } from '../../../test/an-activity.ts';

type PoolInput = InputOf<'marketing.fullReduction.goods'>;
type ReceiptEntry = OutputOf<'trade.order.calculate'>['shops'][number]['receipt'][number];

const set = anActivity({ name: '任选五件', activityType: 402, terms: { kind: 'N_FOR_PRICE', pieces: 5, priceFen: 9_900 } });
const reduction = anActivity({
  name: '鲜果满减',
  activityType: 403,
  terms: { kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', measure: 'FEN', tiers: [aTier({ from: 9_900, minusFen: 1_500 })] } },
});
const inCart = aCartLine('1', { quantity: 3, title: '冰糖橙' });
const orange = activityGoods({ id: inCart.goodsId, title: '冰糖橙' });
const pool = [orange, activityGoods({ id: '77', title: '鸡蛋' }), activityGoods({ id: '78', title: '凤梨' })];
const categories = [
  { id: '101', name: '水果', count: 2 },
  { id: '102', name: '蛋奶', count: 1 },
];

/** Fruit is all but the eggs; one costs what would fit unless a test says otherwise. */
const poolOf =
  (activity: typeof set, told: object = { total: 3, categories }, fitting: typeof pool = [orange]) =>
  ({ categoryId, minFen, goodsIds }: PoolInput) => {
    const fruit = pool.filter(({ id }) => id !== '77');
    const ofCart = goodsIds && pool.filter(({ id }) => goodsIds.includes(id));
    const list = ofCart ?? (minFen !== undefined ? fitting : categoryId === '101' ? fruit : categoryId ? [] : pool);
    return { ...activityPage(activity, list), ...told };
  };

const receiptWith = (reason: Partial<ReceiptEntry['reason']>) => {
  const sums = { goodsFen: 8_620, discountFen: 0, freightFen: 0, payableFen: 8_620 };
  const entry: ReceiptEntry = {
    ...{ kind: 'PROMOTION', name: '', promotionKind: 'FULL_REDUCTION', promotionId: '9', amountFen: 0, isTaken: false },
    reason: { code: 'MISSING', ...reason },
  };
  return { shops: [{ cid: '11', shopName: '', lines: [], ...sums, receipt: [entry] }], totals: { pieces: 3, ...sums } };
};
const near = { missingFen: 1_280, thresholdFen: 9_900, gainFen: 1_500 };

const openSet = (answer = poolOf(set), messages?: typeof en) =>
  openPage('/NyNjActivityDetail.html?id=9&type=402', {
    answers: { 'marketing.goodsBale.pageList': answer },
    ...(messages && { messages }),
  });
const openReduction = (answers: Answers, setting: { isMember?: boolean; messages?: typeof en } = { isMember: true }) =>
  openPage('/activeGoodsList.html?id=9', {
    answers: {
      'marketing.fullReduction.goods': poolOf(reduction),
      'cart.line.list': () => aCart([inCart]),
      'trade.order.calculate': () => receiptWith(near),
      ...answers,
    },
    ...setting,
  });

const chips = async (label = '筛选') => within(await screen.findByRole('group', { name: label }));
const wordsOf = (row: Awaited<ReturnType<typeof chips>>) => row.getAllByRole('button').map(({ textContent }) => textContent);
const pressed = (row: Awaited<ReturnType<typeof chips>>) =>
  row.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const tap = (what: HTMLElement) => act(async () => fireEvent.click(what));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('what of a pool is listed (spec 2.2)', () => {
  test('everything at first; one of its categories, and everything again', async () => {
    const { sentTo } = await openSet();
    const row = await chips();
    expect(wordsOf(row)).toEqual(['全部 3', '水果 2', '蛋奶 1']);
    expect(pressed(row)).toEqual(['全部 3']);
    await tap(row.getByRole('button', { name: '水果 2' }));
    await waitFor(() => expect(titles()).toEqual(['冰糖橙', '凤梨']));
    expect(pressed(row)).toEqual(['水果 2']);
    expect(sentTo('marketing.goodsBale.pageList').at(-1)?.input).toMatchObject({ id: '9', categoryId: '101', pageNum: 1 });
    await tap(row.getByRole('button', { name: '全部 3' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  test('the order that was chosen holds in a category', async () => {
    const { sentTo } = await openSet();
    await tap(await screen.findByRole('button', { name: '销量' }));
    await tap((await chips()).getByRole('button', { name: '水果 2' }));
    expect(sentTo('marketing.goodsBale.pageList').at(-1)?.input).toMatchObject({ categoryId: '101', sortType: 'sold' });
  });

  test('nothing there: a way back to everything, and the keyboard is where it leads', async () => {
    await openSet();
    const row = await chips();
    await tap(row.getByRole('button', { name: '蛋奶 1' }));
    expect(await screen.findByText('没有符合条件的商品')).toBeTruthy();
    await tap(screen.getByRole('button', { name: '查看全部' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(document.activeElement?.textContent).toBe('全部 3');
  });

  test('a pool without goods says so, and leads nowhere', async () => {
    await openSet(() => ({ ...activityPage(set, []), total: 0, categories: [] }));
    expect(await screen.findByText('这里还没有商品')).toBeTruthy();
    expect(screen.queryByText('查看全部')).toBeNull();
  });

  test('a set of one category has nothing to choose from', async () => {
    await openSet(poolOf(set, { total: 3, categories: categories.slice(0, 1) }));
    await screen.findByText('鸡蛋');
    expect(screen.queryByRole('group', { name: '筛选' })).toBeNull();
  });

  test('in English', async () => {
    await openSet(poolOf(set), en);
    expect(wordsOf(await chips('Filter'))).toEqual(['All 3', '水果 2', '蛋奶 1']);
  });
});

describe('goods that fill what is missing for a full reduction (rules 2.8)', () => {
  test('stand behind a chip of their own, by what the receipt says is missing', async () => {
    const { sentTo } = await openReduction({});
    const fits = await screen.findByRole('button', { name: '¥12.8–23 正好凑' });
    const row = await chips();
    expect(wordsOf(row)).toEqual(['¥12.8–23 正好凑', '全部 3', '水果 2', '蛋奶 1']);
    await tap(fits);
    await waitFor(() => expect(titles()).toEqual(['冰糖橙']));
    expect(pressed(row)).toEqual(['¥12.8–23 正好凑']);
    expect(sentTo('marketing.fullReduction.goods').at(-1)?.input).toMatchObject({ minFen: 1_280, maxFen: 2_300 });
  });

  test('chosen, they stay as they are while the cart changes; left, the chip is of what is missing now, or gone', async () => {
    let reason: Partial<ReceiptEntry['reason']> = near;
    await openReduction({
      'trade.order.calculate': () => receiptWith(reason),
      'cart.line.edit': ({ changes }) => aCart([{ ...inCart, quantity: changes[0]!.quantity! }]),
    });
    await tap(await screen.findByRole('button', { name: '¥12.8–23 正好凑' }));
    reason = { missingFen: 500, thresholdFen: 9_900, gainFen: 1_500 };
    const more = within(await screen.findByRole('group', { name: '冰糖橙 的数量' })).getAllByRole('button')[1]!;
    await tap(more);
    await screen.findByText('再买 ¥5.00，减 ¥15');
    const row = await chips();
    expect(wordsOf(row)[0]).toBe('¥12.8–23 正好凑');
    await tap(row.getByRole('button', { name: '全部 3' }));
    expect(wordsOf(row)[0]).toBe('¥5–15 正好凑');
    reason = { code: 'TAKEN' };
    await tap(within(screen.getByRole('group', { name: '冰糖橙 的数量' })).getAllByRole('button')[1]!);
    await waitFor(() => expect(wordsOf(row)[0]).toBe('全部 3'));
  });

  test.each([
    ['pieces are missing', { 'trade.order.calculate': () => receiptWith({ missingPieces: 2 }) }, { isMember: true }],
    ['nothing of it is in the cart', { 'cart.line.list': () => aCart([]) }, { isMember: true }],
    ['nobody is logged in', {}, {}],
  ] as const)('no chip where %s; its row is there', async (_what, answers, setting) => {
    await openReduction({ ...answers, 'marketing.fullReduction.goods': poolOf(reduction, { total: 3, categories: [] }) }, setting);
    expect(wordsOf(await chips())).toEqual(['全部 3']);
  });

  test.each([
    ['nothing', []],
    ['only what is sold out', [{ ...orange, isSoldOut: true }]],
  ])('no chip where %s costs so much', async (_what, fitting) => {
    const { sentTo } = await openReduction({ 'marketing.fullReduction.goods': poolOf(reduction, undefined, fitting) });
    await screen.findByText('再买 ¥12.80，减 ¥15');
    await waitFor(() =>
      expect(sentTo('marketing.fullReduction.goods').map(({ input }) => input)).toContainEqual(expect.objectContaining({ minFen: 1_280 })),
    );
    expect(wordsOf(await chips())).toEqual(['全部 3', '水果 2', '蛋奶 1']);
  });

  test('in English', async () => {
    await openReduction({}, { isMember: true, messages: en });
    expect(await screen.findByRole('button', { name: '¥12.8–23 gets you there' })).toBeTruthy();
  });
});
