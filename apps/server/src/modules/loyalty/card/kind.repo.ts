import type { ParsedOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('loyalty');

type KindDraft = Omit<ParsedOf<'member.cardKind.save'>, 'id' | 'revision'>;
export type CardKind = KindDraft & { readonly id: string; readonly revision: number };

const kinds = (ctx: Ctx) => db(ctx).selectFrom('loyalty.card_kind').selectAll().where('mid', '=', ctx.mid);
type Row = Awaited<ReturnType<ReturnType<typeof kinds>['execute']>>[number];

const read = (row: Row): CardKind => ({
  ...{ id: row.id, revision: row.revision, isOn: row.is_on },
  ...{ name: row.name, colourFrom: row.colour_from, colourTo: row.colour_to, months: row.months as CardKind['months'] },
  ...{ priceFen: Number(row.price_fen), struckFen: row.struck_fen === null ? null : Number(row.struck_fen) },
  ...{ percent: row.percent, freeFreight: row.free_freight, pointsTenths: row.points_tenths, packIds: row.pack },
});

/** The free one first, then by how long they run. */
export const listKinds = async (ctx: Ctx): Promise<CardKind[]> => (await kinds(ctx).orderBy('months').orderBy('id').execute()).map(read);

export async function findKind(ctx: Ctx, id: string): Promise<CardKind | undefined> {
  const row = await kinds(ctx).where('id', '=', id).executeTakeFirst();
  return row && read(row);
}

const columnsOf = (draft: KindDraft) => ({
  ...{ is_on: draft.isOn, name: draft.name, colour_from: draft.colourFrom, colour_to: draft.colourTo, months: draft.months },
  ...{ price_fen: draft.priceFen, struck_fen: draft.struckFen, percent: draft.percent, free_freight: draft.freeFreight },
  ...{ points_tenths: draft.pointsTenths, pack: sql<string[]>`${draft.packIds}::bigint[]` },
});

/** False where the merchant has a free card already. */
export async function insertKind(ctx: TxCtx, id: string, draft: KindDraft): Promise<boolean> {
  const made = await db(ctx)
    .insertInto('loyalty.card_kind')
    .values({ mid: ctx.mid, id, revision: 1, ...columnsOf(draft) })
    .onConflict((met) => met.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Of the one that was seen; how long it runs stays. Undefined: it is another one by now, or none. */
export const updateKind = (ctx: TxCtx, id: string, seen: number, draft: KindDraft) =>
  db(ctx)
    .updateTable('loyalty.card_kind')
    .set({ ...columnsOf(draft), revision: seen + 1 })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('revision', '=', seen)
    .where('months', '=', draft.months)
    .returning('revision')
    .executeTakeFirst();
