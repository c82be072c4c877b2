import { freightOf, share } from '../../../apps/server/src/modules/pricing/index.ts';
import { type EnvelopeRow, envelopePath, type HeaderRow } from '../../../packages/contract/src/call.ts';
import { type CallName, rows } from '../../../packages/contract/src/rows.ts';
import { envelopeBody } from '../../../packages/contract/src/wire/envelope.ts';
import { callHeaders, headerRequest } from '../../../packages/contract/src/wire/header.ts';
import type { CoreCall, Facts } from './recorded-statements.ts';
import type { BenchMember, Pair, Scene, Shop } from './scene.types.ts';
import { COUPON_FEN } from './scene-coupons.ts';
import { freshKey, type PreparedRequest } from './wrk-requests.ts';

/** The same request as ours and as bare are asked for it. */
export interface CoreRequest {
  readonly ours: PreparedRequest;
  readonly bare: PreparedRequest;
  readonly facts: Facts;
}

interface Ask {
  readonly name: CallName;
  readonly shop: Shop;
  readonly token?: string;
  readonly input: object;
  readonly facts: Facts;
  readonly isKeyed?: boolean;
}

const PAGES = 5;
const PAGE_SIZE = 20;

/** Calls whose requests are a scene's, the `nth` of each member; callbacks are signed for each round anew. */
export const requestsOf: Record<Exclude<CoreCall, 'callback'>, (scene: Scene, nth: number) => CoreRequest[]> = {
  list: ({ shops }) =>
    spread(shops, 5_000).map(({ mid, cid }, at) => {
      const pageNum = (at % PAGES) + 1;
      const input = { cid, sortType: 'default', pageNum, pageSize: PAGE_SIZE };
      const facts = { mid, cid, pageNum, offset: (pageNum - 1) * PAGE_SIZE };
      return prepare('list', { name: 'catalog.product.pageList', shop: { mid, cid }, input, facts });
    }),
  detail: ({ goods }) =>
    goods.map(({ mid, cid, goodsId }) =>
      prepare('detail', { name: 'catalog.product.info', shop: { mid, cid }, input: { cid, id: goodsId }, facts: { mid, cid, goodsId } }),
    ),
  cartAdd: ({ adders }) =>
    adders.flatMap(({ memberId, token, pair }) =>
      pair.skus.map(({ mid, cid, skuId, goodsId }) =>
        prepare('cartAdd', {
          name: 'cart.line.add',
          shop: { mid, cid },
          token,
          input: { cid, skuId, quantity: 1 },
          facts: { mid, cid, memberId, skuId, goodsId },
        }),
      ),
    ),
  calculate: ({ calculators }) => calculators.map((member) => calculateRequest({ ...member, cid: member.pair.cid }, buyingFacts(member))),
  place: ({ buyers }) =>
    buyers.map((member) => placeRequest('place', member, { seenPayableFen: seenFen(member.pair, 0) }, buyingFacts(member))),
  placeCoupon: ({ couponBuyers }, nth) =>
    couponBuyers.map((member) => {
      const { pair, couponIds } = member;
      const couponId = couponIds[nth] ?? '';
      const input = { seenPayableFen: seenFen(pair, COUPON_FEN), choices: [{ cid: pair.cid, coupon: couponId }] };
      return placeRequest('placeCoupon', member, input, { ...buyingFacts(member), ...couponFacts(pair, couponId) });
    }),
};

export const calculateRequest = ({ mid, cid, token }: Sender, facts: Facts = {}): CoreRequest =>
  prepare('calculate', { name: 'trade.order.calculate', shop: { mid, cid }, token, input: {}, facts });

function placeRequest(call: 'place' | 'placeCoupon', { pair, memberId, token }: BenchMember, own: object, facts: Facts): CoreRequest {
  const lines = pair.skus.map(({ cid, skuId }) => ({ cid, skuId, quantity: 1 }));
  const input = { lines, addressId: memberId, ...own };
  return prepare(call, { name: 'trade.order.place', shop: pair, token, input, facts, isKeyed: true });
}

/** What the shopper sees as the price of a pair: less what is taken off, with freight. */
function seenFen({ skus, freight }: Pair, offFen: number): number {
  const goodsFen = sumFen(skus) - offFen;
  return goodsFen + freightOf(freight, goodsFen);
}

const sumFen = (skus: Pair['skus']): number => skus.reduce((sum, { priceFen }) => sum + Number(priceFen), 0);

/** What the coupon takes off, and how much of it off each line. */
function couponFacts({ skus }: Pair, couponId: string): Facts {
  const [off0 = 0, off1 = 0] = share(
    COUPON_FEN,
    skus.map(({ priceFen }) => Number(priceFen)),
  );
  return { couponId, offFen: COUPON_FEN, off0, off1, goodsFen: sumFen(skus), payableFen: sumFen(skus) - COUPON_FEN };
}

const buyingFacts = ({ memberId, pair }: BenchMember): Facts => ({ memberId, addressId: memberId, ...pairFacts(pair) });

/** Bare sends without freight, so that its orders add up. */
export const pairFacts = ({ mid, cid, skus: [first, second] }: Pair): Facts => ({
  mid,
  cid,
  skuId0: first.skuId,
  skuId1: second.skuId,
  goodsId0: first.goodsId,
  goodsId1: second.goodsId,
  unitFen0: Number(first.priceFen),
  unitFen1: Number(second.priceFen),
  payableFen: Number(first.priceFen) + Number(second.priceFen),
});

/** As many as requested, each equally often, in no order a cache could follow. */
function spread<T>(items: readonly T[], count: number): T[] {
  const step = 7919;
  return Array.from({ length: count }, (_, at) => items[(at * step) % items.length] as T);
}

export const bareRequest = (call: CoreCall, facts: Facts): PreparedRequest => ({
  path: `/${call}`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(facts),
});

function prepare(call: CoreCall, { name, shop, token = '', input, facts, isKeyed = false }: Ask): CoreRequest {
  const from = { mid: shop.mid, cid: shop.cid, token };
  const row = rows[name];
  const request = row.style === 'envelope' ? envelopeRequest(row, input, from) : plainRequest(row as HeaderRow, input, from);
  const ours = isKeyed ? { ...request, headers: { ...request.headers, 'idempotency-key': freshKey } } : request;
  const bare = bareRequest(call, facts);
  return { ours, bare, facts };
}

type Sender = Shop & { readonly token: string };

const plainRequest = (row: HeaderRow, input: object, from: Sender): PreparedRequest => {
  const { url, headers, body = '' } = headerRequest(row, input, from);
  return { path: url, headers, body };
};

const envelopeRequest = (row: EnvelopeRow, input: object, from: Sender): PreparedRequest => ({
  path: envelopePath(row.base),
  headers: { ...callHeaders(from), 'content-type': 'application/x-www-form-urlencoded' },
  body: envelopeBody(row, input, { ...from, now: new Date() }).toString(),
});
