import { pastOrderId } from '../../../apps/server/db/seeds/history/history-ids.ts';
import type { CallName } from '../../../packages/contract/src/rows.ts';
import { deepForm, formFor, type ScaleForm } from '../scale-forms.ts';
import {
  BRANDS,
  brandIdOf,
  CATEGORIES,
  categoryIdOf,
  cidOf,
  goodsIdOf,
  memberIdOf,
  midOf,
  shopOf,
  skuIdOf,
  topIdOf,
} from '../scale-ids.ts';

/** Merchant m of the deep form, and somewhere in each of its lists: every round asks for something else. */
export interface Place {
  readonly m: number;
  readonly goodsId: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly phone: string;
  readonly trackingNo: string;
  readonly cid: string;
  readonly skuId: string;
  readonly categoryId: string;
  readonly brandId: string;
  /** Of goods few others share: the title of `goodsId` begins with it. */
  readonly words: string;
}

/** A number below `most` that jumps about with the round. */
const somewhere = (round: number, most: number) => (round * 7_919 + 101) % most;

export function placeOf(m: number, round: number, titleOf: (goodsId: string) => string): Place {
  const form: ScaleForm = formFor(deepForm, m);
  const g = somewhere(round, form.goods);
  const n = somewhere(round, form.members);
  // shipped and received: the newest are on their way
  const orderId = pastOrderId(midOf(m), somewhere(round, Math.floor(form.orders * 0.97)));
  const goodsId = goodsIdOf(m, g);
  return {
    ...{ m, goodsId, orderId, memberId: memberIdOf(m, n), phone: `139${String(n).padStart(8, '0')}`, trackingNo: `SF${orderId}` },
    ...{
      cid: cidOf(m, shopOf(g)),
      skuId: skuIdOf(m, g, 0),
      categoryId: categoryIdOf(m, g % CATEGORIES),
      brandId: brandIdOf(m, g % BRANDS),
    },
    words: titleOf(goodsId).slice(0, 4),
  };
}

/** Who asks: somebody for all shops, or for two of the three. */
type Asker = 'all' | 'two';

export interface DepthCall {
  readonly call: CallName;
  readonly filter: string;
  readonly input: (place: Place) => object;
  readonly asker?: Asker;
  /** Of a report, which sums up what was sold: the most it may take with a million orders, in milliseconds. */
  readonly withinMs?: number;
  /** Some of these may find nothing: not every member has ordered. */
  readonly mayBeEmpty?: true;
}

const DAY_MS = 86_400_000;
const ago = (days: number) => Date.now() - days * DAY_MS;
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const quarter = () => ({ from: day(ago(89)), until: day(ago(0)) });
const REPORT_MS = 300;
/** A count adds up all members: the first one too. */
const SEGMENT_COUNT_MS = 3_000;
const segment = {
  match: 'ALL',
  conditions: [
    { field: 'paidFen', from: 1_000 },
    { field: 'lastPaidDays', is: 'WITHIN', days: 365 },
    { field: 'label', is: 'NONE', labelIds: ['1'] },
  ],
};
/** Part of the titles of many. */
const COMMON_WORDS = '问题';

const orders = (filter: string, input: DepthCall['input'], more: Partial<DepthCall> = {}): DepthCall => ({
  call: 'trade.order.search',
  filter,
  input,
  ...more,
});
const goods = (filter: string, input: DepthCall['input'], more: Partial<DepthCall> = {}): DepthCall => ({
  call: 'catalog.goods.list',
  filter,
  input,
  ...more,
});
const stock = (filter: string, input: DepthCall['input'], more: Partial<DepthCall> = {}): DepthCall => ({
  call: 'catalog.stock.list',
  filter,
  input,
  ...more,
});
const reviews = (filter: string, input: DepthCall['input'], more: Partial<DepthCall> = {}): DepthCall => ({
  call: 'catalog.review.inbox',
  filter,
  input,
  ...more,
});
const members = (filter: string, input: DepthCall['input'], more: Partial<DepthCall> = {}): DepthCall => ({
  call: 'member.account.search',
  filter,
  input,
  ...more,
});
const actions = (filter: string, input: DepthCall['input']): DepthCall => ({ call: 'staff.action.list', filter, input });

/** TABLE of what staff look through, and by what. */
export const depthCalls: readonly DepthCall[] = [
  orders('first page', () => ({})),
  orders('page 50', () => ({ pageNum: 50 })),
  orders('first page, role for two shops', () => ({}), { asker: 'two' }),
  orders('number', ({ orderId }) => ({ number: orderId })),
  orders('phone', ({ phone }) => ({ phone }), { mayBeEmpty: true }),
  orders('last four digits', ({ phone }) => ({ phone: phone.slice(-4) }), { mayBeEmpty: true }),
  orders('tracking number', ({ trackingNo }) => ({ trackingNo }), { mayBeEmpty: true }),
  orders('words, rare', ({ words }) => ({ words }), { mayBeEmpty: true }),
  orders('words, common', () => ({ words: COMMON_WORDS })),
  orders('words, common, one shop', ({ cid }) => ({ words: COMMON_WORDS, cid })),
  orders('words nobody uses', () => ({ words: '龘靐齉爩' }), { mayBeEmpty: true }),
  orders('member', ({ memberId }) => ({ memberId }), { mayBeEmpty: true }),
  orders('shop', ({ cid }) => ({ cid })),
  orders('shop, to ship', ({ cid }) => ({ cid, tab: 'toShip' })),
  orders('last 7 days', () => ({ placedFrom: ago(7) })),
  orders('a month a year ago', () => ({ placedFrom: ago(400), placedUntil: ago(370) })),
  orders('a month a year ago, shop', ({ cid }) => ({ placedFrom: ago(400), placedUntil: ago(370), cid })),
  orders('amount from 1,000 yuan', () => ({ amountFromFen: 100_000 })),
  orders('amount 50 to 51 yuan', () => ({ amountFromFen: 5_000, amountToFen: 5_100 })),
  orders('sorted by amount', () => ({ sort: 'amount' })),
  orders('sorted by amount, shop', ({ cid }) => ({ sort: 'amount', cid })),
  orders('sorted by waiting', () => ({ sort: 'oldestWaiting' })),
  ...(['toShip', 'overdue', 'toReceive', 'completed', 'closed', 'refunding'] as const).map((tab) => orders(`tab ${tab}`, () => ({ tab }))),
  orders('tab closed, role for two shops', () => ({ tab: 'closed' }), { asker: 'two' }),
  orders('tab completed, shop', ({ cid }) => ({ tab: 'completed', cid })),
  orders('tab closed, shop', ({ cid }) => ({ tab: 'closed', cid })),
  { call: 'trade.order.countsForStaff', filter: 'all shops', input: () => ({}) },
  { call: 'trade.order.countsForStaff', filter: 'shop', input: ({ cid }) => ({ cid }) },
  { call: 'trade.order.countsForStaff', filter: 'role for two shops', input: () => ({}), asker: 'two' },
  { call: 'trade.order.detailForStaff', filter: 'one', input: ({ orderId }) => ({ id: orderId }) },
  goods('first page', () => ({})),
  goods('words, rare', ({ words }) => ({ words })),
  goods('words, common', () => ({ words: COMMON_WORDS })),
  goods('on the shelf', () => ({ shelf: 'ON_SHELF' })),
  goods('category', ({ categoryId }) => ({ categoryId })),
  goods('top category', ({ m }) => ({ categoryId: topIdOf(m, 0) })),
  goods('brand', ({ brandId }) => ({ brandId })),
  goods('shop', ({ cid }) => ({ cid, shelf: 'ON_SHELF' })),
  goods('sorted by sold', () => ({ sort: 'sold' })),
  goods('sorted by stock', () => ({ sort: 'stockUp' })),
  goods('sorted by price', () => ({ sort: 'priceUp' })),
  goods('price 20 to 30 yuan', () => ({ priceFromFen: 2_000, priceToFen: 3_000 })),
  goods('low', () => ({ stock: 'LOW' })),
  goods('sorted by sold, role for two shops', () => ({ sort: 'sold' }), { asker: 'two' }),
  { call: 'catalog.listing.list', filter: 'shop', input: ({ cid }) => ({ cid }) },
  { call: 'catalog.listing.list', filter: 'goods', input: ({ goodsId }) => ({ goodsId }) },
  { call: 'catalog.category.tree', filter: 'all shops', input: () => ({}) },
  { call: 'catalog.brand.list', filter: 'first page', input: () => ({}) },
  stock('first page', () => ({})),
  stock('shop', ({ cid }) => ({ cid })),
  stock('words, rare', ({ words }) => ({ words })),
  stock('words, common', () => ({ words: COMMON_WORDS })),
  stock('low', () => ({ state: 'LOW' })),
  stock('low, shop', ({ cid }) => ({ state: 'LOW', cid })),
  stock('low, role for two shops', () => ({ state: 'LOW' }), { asker: 'two' }),
  stock('sold out', () => ({ state: 'SOLD_OUT' })),
  { call: 'catalog.stock.changes', filter: 'one SKU', input: ({ cid, skuId }) => ({ cid, skuId }) },
  reviews('first page', () => ({})),
  reviews('shop', ({ cid }) => ({ cid })),
  reviews('role for two shops', () => ({}), { asker: 'two' }),
  reviews('unanswered', () => ({ answer: 'UNANSWERED' })),
  reviews('one star', () => ({ score: 1 })),
  reviews('one star, unanswered, shop', ({ cid }) => ({ score: 1, answer: 'UNANSWERED', cid })),
  reviews('goods', ({ goodsId }) => ({ goodsId }), { mayBeEmpty: true }),
  reviews('words, common', () => ({ words: '包装' })),
  reviews('a month a year ago', () => ({ writtenFrom: ago(400), writtenUntil: ago(370) })),
  { call: 'catalog.review.counts', filter: 'all shops', input: () => ({}) },
  { call: 'catalog.review.counts', filter: 'shop', input: ({ cid }) => ({ cid }) },
  { call: 'trade.refund.listSent', filter: 'first page', input: () => ({}) },
  { call: 'trade.refund.listSent', filter: 'done', input: () => ({ state: 'DONE' }) },
  { call: 'trade.refund.listSent', filter: 'failed', input: () => ({ state: 'ABNORMAL' }), mayBeEmpty: true },
  { call: 'trade.refund.listSent', filter: 'role for two shops', input: () => ({}), asker: 'two' },
  { call: 'trade.refund.list', filter: 'waiting', input: () => ({ state: 'WAITING' }) },
  actions('first page', () => ({})),
  actions('person', () => ({ staffId: '3' })),
  actions('call', () => ({ call: 'trade.order.ship' })),
  actions('subject', ({ orderId }) => ({ subjectId: orderId })),
  actions('refused', () => ({ outcome: 'refused' })),
  actions('person and call', () => ({ staffId: '1', call: 'trade.order.ship' })),
  actions('a month a year ago', () => ({ from: ago(400), until: ago(370) })),
  members('first page', () => ({})),
  members('page 50', () => ({ pageNum: 50 })),
  members('phone', ({ phone }) => ({ find: phone })),
  members('number', ({ memberId }) => ({ find: memberId })),
  members('nickname nobody has', () => ({ find: '龘靐齉爩' }), { mayBeEmpty: true }),
  members('label', () => ({ labelId: '1' })),
  members('paid 50 to 60 yuan', () => ({ paidFromFen: 5_000, paidToFen: 6_000 })),
  members('paid within 7 days', () => ({ lastPaidFrom: ago(7) })),
  members('joined in a month a year ago', () => ({ joinedFrom: ago(400), joinedUntil: ago(370) }), { mayBeEmpty: true }),
  members('sorted by paid', () => ({ sort: 'mostPaid' })),
  members('sorted by last visit', () => ({ sort: 'lastSeen' })),
  members('segment of three rules', () => ({ rules: segment })),
  members('segment of three rules, page 50', () => ({ rules: segment, pageNum: 50 })),
  members('segment of three rules, sorted by last payment', () => ({ rules: segment, sort: 'lastPaid' })),
  members('segment of a rare amount', () => ({ rules: { match: 'ALL', conditions: [{ field: 'paidOrders', from: 5 }] } }), {
    mayBeEmpty: true,
  }),
  { call: 'member.segment.count', filter: 'three rules', input: () => ({ rules: segment }), withinMs: SEGMENT_COUNT_MS },
  { call: 'member.account.detailForStaff', filter: 'one', input: ({ memberId }) => ({ id: memberId }) },
  { call: 'support.chat.inbox', filter: 'first page', input: () => ({}) },
  { call: 'support.chat.inbox', filter: 'role for two shops', input: () => ({}), asker: 'two' },
  { call: 'asset.file.list', filter: 'first page', input: () => ({}) },
  { call: 'report.today.find', filter: 'all shops', input: () => ({}), withinMs: REPORT_MS },
  { call: 'report.sales.series', filter: '90 days', input: () => ({ ...quarter(), by: 'day' }), withinMs: REPORT_MS },
  { call: 'report.sales.series', filter: '90 days, shop', input: ({ cid }) => ({ ...quarter(), by: 'day', cid }), withinMs: REPORT_MS },
  { call: 'report.goods.ranking', filter: '31 days', input: () => ({ ...quarter(), from: day(ago(30)) }), withinMs: REPORT_MS },
  { call: 'report.goods.ranking', filter: '7 days', input: () => ({ ...quarter(), from: day(ago(6)) }), withinMs: REPORT_MS },
];
