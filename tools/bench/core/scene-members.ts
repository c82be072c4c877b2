import { createHash } from 'node:crypto';
import type pg from 'pg';
import { runId } from './run-range.ts';
import type { SignedIn, Sku } from './scene.types.ts';

/** A member of the run; `nth` is no other's. */
export const signedIn = (nth: number, mid: string): SignedIn => ({
  mid,
  memberId: runId(nth),
  token: `${mid}-${createHash('sha256').update(`core ${nth}`).digest('base64url')}`,
});

/** With an address and a session each. */
export async function writeMembers(db: pg.Client, members: readonly SignedIn[]): Promise<void> {
  const who = 'unnest($1::bigint[], $2::bigint[]) as m (mid, id)';
  const ids = [members.map(({ mid }) => mid), members.map(({ memberId }) => memberId)];
  await db.query(
    `insert into member.account (mid, id, phone, nick_name, created_at)
     select mid, id, '19' || right(id::text, 9), '用户', platform.now() from ${who}`,
    ids,
  );
  await db.query(
    `insert into member.address (mid, id, member_id, name, phone, region_code, province, city, district, street, is_default, created_at)
     select mid, id, id, '林知夏', '19' || right(id::text, 9), '110105', '北京市', '北京市', '朝阳区', '望京街道 1 号院', true, platform.now() from ${who}`,
    ids,
  );
  await db.query(
    `insert into member.session (mid, id, member_id, token_hash, channel, created_at, seen_at, expires_at)
     select mid, id, id, sha256(convert_to(token, 'UTF8')), 'h5', platform.now(), platform.now(), platform.now() + interval '1 day'
       from unnest($1::bigint[], $2::bigint[], $3::text[]) as m (mid, id, token)`,
    [...ids, members.map(({ token }) => token)],
  );
  await db.query('analyze member.account, member.session, member.address');
}

/** One piece of each. */
export async function fillCarts(db: pg.Client, carts: readonly { readonly memberId: string; readonly skus: readonly Sku[] }[]) {
  const lines = carts.flatMap(({ memberId, skus }) => skus.map((sku, nth) => ({ memberId, nth, ...sku })));
  await db.query(
    `insert into cart.line (mid, member_id, cid, sku_id, goods_id, quantity, added_at)
     select mid, member_id, cid, sku_id, goods_id, 1, platform.now() - make_interval(secs => nth)
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::integer[]) as l (mid, member_id, cid, sku_id, goods_id, nth)`,
    [
      lines.map(({ mid }) => mid),
      lines.map(({ memberId }) => memberId),
      lines.map(({ cid }) => cid),
      lines.map(({ skuId }) => skuId),
      lines.map(({ goodsId }) => goodsId),
      lines.map(({ nth }) => nth),
    ],
  );
  await db.query('analyze cart.line');
}
