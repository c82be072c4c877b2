import type { Outcome } from '@qianpu/contract/outcome';
import type { OutputOf } from '@qianpu/contract/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import { readStored, writeStored } from '#session/stored';
import { aGift } from '../../../test/a-gift.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { aQuote } from '../../../test/orders.ts';

type Quote = OutputOf<'trade.order.confirm'>;
type Entry = Quote['shops'][number]['receipt'][number];

const bought = {
  lines: [{ cid: '11', skuId: '21', quantity: 2 }],
  chosen: { kind: 'PRIVILEGED', activityId: '9', token: 'secret' } as const,
};
const tap = (what: HTMLElement) => act(async () => fireEvent.click(what));

function quoteWith(receipt: Entry[], changes: Partial<Quote['shops'][number]> = {}): Quote {
  const quote = aQuote();
  return { ...quote, shops: quote.shops.map((shop) => ({ ...shop, receipt: [...receipt, ...shop.receipt], ...changes })) };
}
const taken: Entry = {
  kind: 'PROMOTION',
  promotionKind: 'PRIVILEGED',
  promotionId: '9',
  name: '老友专享',
  amountFen: -1_000,
  isTaken: true,
  reason: { code: 'TAKEN' },
};

const openConfirm = (answers: Answers, draft: typeof bought | null = bought, setting = {}) =>
  openPage('/orderConfirm.html', { answers, isMember: true, ...setting }, () => writeStored('orderConfirm', '1', draft));

describe('what an activity brings to an order (rules-2 §2, §10.4)', () => {
  test('the activity that was named stands above its lines with what it takes off', async () => {
    await openConfirm({ 'trade.order.confirm': () => quoteWith([taken]) });
    const strip = within((await screen.findByText('专享价')).closest('p') as HTMLElement);
    expect(strip.getByText('老友专享')).toBeTruthy();
    expect(strip.getByText('已减 ¥10.00')).toBeTruthy();
  });

  test('a line with a discount says so, with the number of pieces where it is not all of them', async () => {
    const [shop] = aQuote().shops;
    const lines = shop?.lines.map((line) => ({
      ...line,
      quantity: 3,
      shares: [{ promotionKind: 'LIMITED_DISCOUNT' as const, promotionId: '8-21', pieces: 2, offFen: 800 }],
    }));
    await openConfirm({ 'trade.order.confirm': () => quoteWith([], lines && { lines }) }, null);
    expect(await screen.findByText('限时折扣 2 件')).toBeTruthy();
  });

  test('gifts stand below the lines for nothing, and one that is used up says so; what comes later is told in the receipt', async () => {
    const given: Entry = { ...taken, kind: 'GRANT', promotionKind: 'FULL_REDUCTION', amountFen: 0, name: '' };
    const receipt: Entry[] = [
      { ...given, grant: { what: 'POINTS', amount: 100 } },
      { ...given, name: '满减券', grant: { what: 'COUPON', amount: 1, refId: '6' } },
      { ...given, name: '保温杯', grant: { what: 'GIFT', amount: 2, refId: '81' } },
      { ...given, name: '帆布袋', isTaken: false, reason: { code: 'OVER' }, grant: { what: 'GIFT', amount: 1, refId: '82' } },
    ];
    const gifts = [aGift('9', { pieces: 2 }), aGift('9', { skuId: '82', title: '帆布袋', isSoldOut: true })];
    await openConfirm({ 'trade.order.confirm': () => quoteWith(receipt, { gifts }) }, null);
    await screen.findByText('保温杯 ×2');
    const gift = within(screen.getAllByRole('listitem').find((item) => item.textContent?.includes('保温杯')) as HTMLElement);
    expect(gift.getByText('赠品')).toBeTruthy();
    expect(gift.getByText('×2')).toBeTruthy();
    expect(gift.getByText('¥').parentElement?.textContent).toBe('¥0.00');
    expect(screen.getByText('已赠完')).toBeTruthy();
    expect(screen.getByText('100 积分')).toBeTruthy();
    expect(screen.getAllByText('下单后赠送')).toHaveLength(2);
    expect(screen.getByText('随单赠送')).toBeTruthy();
    expect(screen.getByText('已赠完，本单不含')).toBeTruthy();
  });
});

const words = {
  ACTIVITY_SOON: ['616001', '活动尚未开始'],
  ACTIVITY_OVER: ['616002', '活动已结束'],
  ACTIVITY_SOLD_OUT: [406, '活动商品已抢光'],
  LIMIT_REACHED: ['616004', '已达限购数量'],
  NOT_FOR_YOU: ['616005', '您不符合参与条件'],
} as const;

describe.each(Object.values(words))('an activity that refuses with %s (rules-2 §3, §22)', (code, title) => {
  const whole = { code, message: 'x' };
  const refusal: Outcome = { kind: 'failed', code, reason: code === 406 ? whole : 'x' };

  test('before the price is known: in words, and bought without it only when that is asked for', async () => {
    const { sentTo } = await openConfirm({ 'trade.order.confirm': ({ chosen }) => (chosen ? refusal : aQuote()) });
    await screen.findByText(title);
    expect(screen.getByText('返回上一页')).toBeTruthy();
    await tap(screen.getByText('不参与活动购买'));
    await screen.findByText('提交订单');
    expect(sentTo('trade.order.confirm').at(-1)?.input).toEqual({ lines: bought.lines });
    expect(readStored('orderConfirm', '1')).toEqual({ lines: bought.lines });
  });

  test('when the order is placed: nothing was ordered, and no toast beside it', async () => {
    const { sentTo } = await openConfirm({
      'trade.order.confirm': () => aQuote(),
      'trade.order.place': ({ chosen }) => (chosen ? refusal : refused('600400', 'stop')),
    });
    await tap(await screen.findByText('提交订单'));
    const sheet = within(await screen.findByRole('dialog', { name: title }));
    expect(sheet.getByText(/订单尚未提交，没有扣款。/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    await tap(sheet.getByText('不参与活动购买'));
    await waitFor(() => expect(sentTo('trade.order.confirm').at(-1)?.input).toEqual({ lines: bought.lines }));
  });
});

test('without an activity the limit for one person is said in the mall’s own words, with a way back (A2)', async () => {
  await openConfirm(
    { 'trade.order.confirm': () => aQuote(), 'trade.order.place': () => refused('616004', '红颜草莓每人限购 2 件', { goodsIds: ['31'] }) },
    null,
  );
  await tap(await screen.findByText('提交订单'));
  const sheet = within(await screen.findByRole('dialog', { name: '红颜草莓每人限购 2 件' }));
  expect(sheet.getByText('返回购物车修改')).toBeTruthy();
});

test('in English, too', async () => {
  await openConfirm({ 'trade.order.confirm': () => refused('616002', 'x') }, bought, { messages: en });
  expect(await screen.findByText('This offer has ended')).toBeTruthy();
  expect(screen.getByText('Buy without the offer')).toBeTruthy();
});
