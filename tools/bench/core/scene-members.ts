import { createHash } from 'node:crypto';
import type pg from 'pg';
import { runId } from './run-range.ts';
import type { BenchMember, Pair } from './scene.types.ts';

interface Need {
  readonly pairs: readonly Pair[];
  readonly adders: number;
  readonly calculators: number;
  readonly buyers: number;
}

/** Members with an address and a session; those who calculate have their pair in the cart. */
export async function addMembers(db: pg.Client, { pairs, adders, calculators, buyers }: Need) {
  const members = Array.from({ length: adders + calculators + buyers }, (_, at): BenchMember => {
    const pair = pairs[at % pairs.length];
    if (!pair) throw new Error('the database has no two SKUs in one shop');
    return { memberId: runId(at), token: `${pair.mid}-${createHash('sha256').update(`core ${at}`).digest('base64url')}`, pair };
  });
  await writeMembers(db, members);
  const parts = {
    adders: members.slice(0, adders),
    calculators: members.slice(adders, adders + calculators),
    buyers: members.slice(adders + calculators),
  };
  await fillCarts(db, parts.calculators);
  await db.query('analyze member.account, member.session, member.address, cart.line');
  return parts;
}

async function writeMembers(db: pg.Client, members: readonly BenchMember[]): Promise<void> {
  const who = 'unnest($1::bigint[], $2::bigint[]) as m (mid, id)';
  const ids = [members.map(({ pair }) => pair.mid), members.map(({ memberId }) => memberId)];
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
}

const fillCarts = async (db: pg.Client, members: readonly BenchMember[]) => {
  const lines = members.flatMap(({ memberId, pair }) => pair.skus.map((sku, nth) => ({ memberId, nth, ...sku })));
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
};
