import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('shop');

const settingOf = prepared('shop.setting', (tables: OwnDb<'shop'>, p: { mid: string; cid: string; module: string }) =>
  tables
    .selectFrom('shop.setting')
    .select(['cid', 'value', 'revision'])
    .where('mid', '=', p.mid)
    .where('cid', 'in', ['0', p.cid])
    .where('module', '=', p.module),
);

/** The merchant's row and the shop's own, as far as there are any. */
export const listSettingRows = (ctx: Ctx, module: string, cid: string) => settingOf(db(ctx), { mid: ctx.mid, cid, module });

interface SettingOfShop {
  cid: string;
  of_merchant: object | null;
  own: object | null;
}

/** Shop by shop the merchant's row and its own; null: of all shops. */
export async function listSettingsByShop(ctx: Ctx, module: string, cids: readonly string[] | null): Promise<SettingOfShop[]> {
  const { rows } = await sql<SettingOfShop>`
    select o.cid, m.value as of_merchant, s.value as own
      from shop.organisation o
      left join shop.setting m on m.mid = o.mid and m.cid = 0 and m.module = ${module}
      left join shop.setting s on s.mid = o.mid and s.cid = o.cid and s.module = ${module}
     where o.mid = ${ctx.mid}::bigint and (${cids}::bigint[] is null or o.cid = any(${cids}::bigint[]))`.execute(db(ctx));
  return rows;
}

/** False when the row is not the one the caller has seen. */
export async function putSetting(
  ctx: TxCtx,
  { module, cid, value, revision }: { module: string; cid: string; value: object; revision: number },
) {
  const { mid } = ctx;
  const next = { value: JSON.stringify(value), revision: revision + 1 };
  if (revision === 0) {
    const made = await db(ctx)
      .insertInto('shop.setting')
      .values({ mid, cid, module, ...next })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await db(ctx)
    .updateTable('shop.setting')
    .set(next)
    .where('mid', '=', mid)
    .where('cid', '=', cid)
    .where('module', '=', module)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
