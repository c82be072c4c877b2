import { fen } from '@qianpu/kit/fen';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import type { ActivityFrame, LiveActivity, LiveGoods } from './activity.types.ts';

/** A SKU it names, with what is set aside for it. */
export interface LiveGoodsRow {
  cid: string;
  skuId: string;
  goodsId: string;
  priceFen: number;
  available: number | null;
  supplied: number | null;
}

/** A published activity (`a`) as shoppers' statements read it. */
export interface LiveRow extends ActivityFrame {
  link_token: string | null;
  goods: LiveGoodsRow[];
  used: Record<string, number> | null;
  is_for_you: boolean;
}

export type Who = 'visitor' | 'member';
export const whoOf = ({ actor }: Ctx): Who => (actor.kind === 'member' ? 'member' : 'visitor');

export interface MemberParams {
  mid: string;
  memberId: string;
  now: Date;
}

/** Visitors read by a role that sees nothing of anybody, and may be new. */
export const ownColumns: Record<Who, (p: MemberParams) => RawBuilder<unknown>> = {
  visitor: () => sql`null::json as used, true as is_for_you`,
  member: (p) => sql`
    (select json_object_agg(l.sku_id::text, l.used) from marketing.limit_count l
      where l.mid = a.mid and l.activity_id = a.id and l.slot = 0 and l.member_id = ${p.memberId}::bigint) as used,
    (a.audience = 'ALL' and a.kind <> 'FIRST_ORDER' or not exists (
      select from marketing.first_paid f where f.mid = a.mid and f.member_id = ${p.memberId}::bigint)) as is_for_you`,
};

const EVERY_SHOP = '0';

export const liveGoodsOf = ({ cid, skuId, goodsId, priceFen, available, supplied }: LiveGoodsRow): LiveGoods => ({
  cid: cid === EVERY_SHOP ? null : cid,
  skuId,
  goodsId,
  priceFen: fen(priceFen),
  stock: available === null || supplied === null ? null : { available, supplied },
});

export const liveActivityOf = (row: LiveRow): LiveActivity => ({
  id: row.id,
  name: row.name,
  cids: row.cids,
  audience: row.audience,
  refuses: row.refuses,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  terms: row.terms,
  goods: row.goods.map(liveGoodsOf),
  used: row.used ?? {},
  isForYou: row.is_for_you,
  linkToken: row.link_token,
});
