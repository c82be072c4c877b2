import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';

const db = ownTables('ledger');

interface Terms {
  readonly payFen: number;
  readonly bonusFen: number;
}

/** Undefined when another has its sum. */
export async function insertPackage(ctx: TxCtx, { payFen, bonusFen }: Terms): Promise<string | undefined> {
  const made = await db(ctx)
    .insertInto('ledger.recharge_package')
    .values({ mid: ctx.mid, id: ctx.newId(), revision: 1, pay_fen: payFen, bonus_fen: bonusFen, is_on: false, created_at: ctx.now })
    .onConflict((on) => on.columns(['mid', 'pay_fen']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** Nobody changes it until the transaction ends. */
export const lockPackage = (ctx: TxCtx, id: string) =>
  db(ctx)
    .selectFrom('ledger.recharge_package')
    .select(['revision', 'pay_fen as payFen', 'bonus_fen as bonusFen', 'is_on as isOn'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** False when another has its sum. */
export async function updatePackage(ctx: TxCtx, id: string, { payFen, bonusFen }: Terms): Promise<boolean> {
  const { rows } = await sql`
    update ledger.recharge_package p set pay_fen = ${payFen}, bonus_fen = ${bonusFen}, revision = revision + 1
     where p.mid = ${ctx.mid}::bigint and p.id = ${id}::bigint
       and not exists (select from ledger.recharge_package o where o.mid = p.mid and o.pay_fen = ${payFen} and o.id <> p.id)
    returning 1`.execute(db(ctx));
  return rows.length > 0;
}

export const setPackageOn = (ctx: TxCtx, id: string, isOn: boolean) =>
  db(ctx).updateTable('ledger.recharge_package').set({ is_on: isOn }).where('mid', '=', ctx.mid).where('id', '=', id).execute();

/** The smallest first, and how many there are. */
export async function listPackages(ctx: Ctx, { offset, limit }: { readonly offset: number; readonly limit: number }) {
  const found = db(ctx)
    .selectFrom('ledger.recharge_package')
    .select(['id', 'revision', 'pay_fen as payFen', 'bonus_fen as bonusFen', 'is_on as isOn'])
    .where('mid', '=', ctx.mid);
  const rows = await found.orderBy('pay_fen').offset(offset).limit(limit).execute();
  return { rows, total: await countRows(db(ctx), found) };
}

const onSale = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('ledger.recharge_package')
    .select(['id', 'pay_fen as payFen', 'bonus_fen as bonusFen'])
    .where('mid', '=', ctx.mid)
    .where('is_on', '=', true);

/** The smallest first. */
export const listPackagesOnSale = (ctx: Ctx) => onSale(ctx).orderBy('pay_fen').limit(100).execute();

export const findPackageOnSale = (ctx: Ctx, id: string) => onSale(ctx).where('id', '=', id).executeTakeFirst();
