import { hasCoupons, type NewCoupon, receiveCoupons, saveCoupon, setCouponState } from '#modules/marketing';
import type { TxCtx } from '#platform/ctx';
import { findBuyers } from './buyers.repo.ts';
import { type DemoCoupon, demoCoupons } from './coupons.ts';
import type { DemoShop } from './demo.types.ts';
import { findShelf, idOf, type Shelf } from './shelf.ts';

const NO_SESSION = '0';
const BUYERS = 3;
const USUAL_DAYS = 7;

/** Coupons of every kind, some of them held by recent buyers; nothing where somebody has written some already. */
export async function loadCoupons(ctx: TxCtx, shops: readonly DemoShop[]): Promise<void> {
  if (await hasCoupons(ctx)) return;
  const buyers = await findBuyers(ctx, shops[0]?.cid ?? '', BUYERS);
  const shelves = new Map<string, Shelf>();
  for (const shop of shops) shelves.set(shop.key, await findShelf(ctx, shop));
  for (const coupon of demoCoupons) {
    const { id } = await saveCoupon(ctx, draftOf(ctx, coupon, shops, shelves));
    const { revision } = await setCouponState(ctx, { id, revision: 1, state: 'ON' });
    for (const nth of coupon.claimedBy ?? []) await claim(ctx, id, buyers[nth]);
    if (coupon.isEnded) await setCouponState(ctx, { id, revision, state: 'ENDED' });
  }
}

async function claim(ctx: TxCtx, id: string, memberId: string | undefined): Promise<void> {
  if (memberId === undefined) return;
  await receiveCoupons({ ...ctx, actor: { kind: 'member', memberId, sessionId: NO_SESSION } }, { cid: '0', ids: [id] });
}

function draftOf(ctx: TxCtx, coupon: DemoCoupon, shops: readonly DemoShop[], shelves: ReadonlyMap<string, Shelf>): Required<Draft> {
  const own = shops.filter(({ key }) => coupon.shops.includes(key));
  const shelf = shelves.get(own[0]?.key ?? '');
  const [goodsIds, categoryIds] = [namedIn(shelf?.goods, coupon.goods), namedIn(shelf?.categories, coupon.category)];
  return {
    name: coupon.name,
    cids: own.map(({ cid }) => cid),
    worth: coupon.worth,
    fromFen: coupon.fromFen,
    scope: { by: coupon.goods ? 'GOODS' : coupon.category ? 'CATEGORIES' : 'ALL', goodsIds, categoryIds, exceptGoodsIds: [] },
    validity: { by: 'AFTER_CLAIM', delayDays: 0, days: coupon.days ?? USUAL_DAYS },
    total: coupon.total ?? 0,
    perMember: 1,
    perDay: 0,
    audience: coupon.audience ?? 'ALL',
    isShown: true,
    claimFrom: coupon.claimFromMs === undefined ? null : ctx.now.getTime() + coupon.claimFromMs,
    claimTo: null,
    isAlone: coupon.isAlone ?? false,
    isGivenBack: true,
  };
}

type Draft = Omit<NewCoupon, 'id' | 'revision'>;

const namedIn = (ids: ReadonlyMap<string, string> | undefined, key: string | undefined): string[] =>
  ids && key !== undefined ? [idOf(ids, key)] : [];
