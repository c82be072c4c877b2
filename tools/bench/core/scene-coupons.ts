import type pg from 'pg';
import { runId } from './run-range.ts';
import type { Carter, CouponBuyer } from './scene.types.ts';

/** What the coupon of an order takes off. */
export const COUPON_FEN = 100;
/** Live at once for each member whose cart is calculated with promotions. */
export const LIVE_PROMOTIONS = 20;

/** All coupons of a merchant have one template: the terms that count are a coupon's own. */
const TEMPLATE_ID = runId(999_999);

interface Coupon {
  readonly mid: string;
  readonly id: string;
  readonly memberId: string;
  /** Counts the coupons of a member. */
  readonly n: number;
  readonly cids: readonly string[];
  readonly worth: object;
  readonly fromFen: number;
  readonly scope: object;
}

const everything = { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] };

export async function addCoupons(db: pg.Client, buyers: readonly CouponBuyer[], promoted: readonly Carter[]): Promise<void> {
  const coupons = [...buyers.flatMap(couponsOfBuyer), ...promoted.flatMap(couponsOfCarter)];
  await db.query(
    `insert into marketing.coupon_template
       (mid, id, revision, state, name, cids, worth, from_fen, scope, is_alone, is_given_back, delay_days, valid_days, total, per_member,
        per_day, audience, is_shown, created_at)
     select mid, $2, 1, 'PAUSED', '压测券', '{}', '{"by":"AMOUNT","minusFen":${COUPON_FEN}}', 0, $3, false, true, 0, 30, 0, 99, 0, 'ALL', false, platform.now()
       from unnest($1::bigint[]) as m (mid)`,
    [[...new Set(coupons.map(({ mid }) => mid))], TEMPLATE_ID, JSON.stringify(everything)],
  );
  await db.query(
    `insert into marketing.coupon
       (mid, id, template_id, member_id, n, source, state, name, cids, worth, from_fen, scope, is_alone, is_given_back, starts_at, ends_at, claimed_at)
     select mid, id, $9, member_id, n, 'GRANT', 'UNUSED', '压测券', cids::bigint[], worth, from_fen, scope, false, true,
            platform.now() - interval '1 day', platform.now() + interval '30 days', platform.now()
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::integer[], $5::text[], $6::jsonb[], $7::bigint[], $8::jsonb[])
         as c (mid, id, member_id, n, cids, worth, from_fen, scope)`,
    [
      coupons.map(({ mid }) => mid),
      coupons.map(({ id }) => id),
      coupons.map(({ memberId }) => memberId),
      coupons.map(({ n }) => n),
      coupons.map(({ cids }) => `{${cids.join(',')}}`),
      coupons.map(({ worth }) => JSON.stringify(worth)),
      coupons.map(({ fromFen }) => fromFen),
      coupons.map(({ scope }) => JSON.stringify(scope)),
      TEMPLATE_ID,
    ],
  );
  await db.query('analyze marketing.coupon, marketing.coupon_template');
}

const couponsOfBuyer = ({ mid, memberId, couponIds }: CouponBuyer): Coupon[] =>
  couponIds.map((id, at) => ({
    ...{ mid, id, memberId, n: at + 1, cids: [], fromFen: 0, scope: everything },
    worth: { by: 'AMOUNT', minusFen: COUPON_FEN },
  }));

/** Of one shop, of the other and of both, amounts and per cents, some from a sum on, some for one item: each has to be weighed. */
function couponsOfCarter({ mid, memberId, skus }: Carter): Coupon[] {
  const shops = [...new Set(skus.map(({ cid }) => cid))];
  return Array.from({ length: LIVE_PROMOTIONS }, (_, at): Coupon => {
    const cid = shops[at % (shops.length + 1)];
    const goodsId = skus[at % skus.length]?.goodsId;
    return {
      mid,
      memberId,
      id: `${memberId}${String(at).padStart(2, '0')}`,
      n: at + 1,
      cids: cid ? [cid] : [],
      worth: at % 2 ? { by: 'AMOUNT', minusFen: 100 + at * 10 } : { by: 'PERCENT', percentOff: 1 + at, capFen: 300 + at * 20 },
      fromFen: at * 200,
      scope: at % 5 === 0 ? { ...everything, by: 'GOODS', goodsIds: [goodsId] } : everything,
    };
  });
}
