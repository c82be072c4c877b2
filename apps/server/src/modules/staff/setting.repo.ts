import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { StaffSetting } from './staff.types.ts';

const db = ownTables('staff');

const NOTHING_ASKED: StaffSetting = { isFactorCompulsory: false, secondPersonAboveFen: null };

const settingOf = (ctx: Ctx) =>
  db(ctx).selectFrom('staff.setting').select(['is_factor_compulsory', 'second_person_above_fen']).where('mid', '=', ctx.mid);

type Row = Awaited<ReturnType<ReturnType<typeof settingOf>['executeTakeFirst']>>;
const asSetting = (row: Row): StaffSetting =>
  row
    ? {
        isFactorCompulsory: row.is_factor_compulsory,
        secondPersonAboveFen: row.second_person_above_fen === null ? null : Number(row.second_person_above_fen),
      }
    : NOTHING_ASKED;

export const findSetting = async (ctx: Ctx): Promise<StaffSetting> => asSetting(await settingOf(ctx).executeTakeFirst());

/** Held still until the transaction ends; made when there is none, because nothing can be held still otherwise. */
export async function holdSetting(ctx: TxCtx): Promise<StaffSetting> {
  await db(ctx)
    .insertInto('staff.setting')
    .values({ mid: ctx.mid, is_factor_compulsory: false, second_person_above_fen: null })
    .onConflict((on) => on.column('mid').doNothing())
    .execute();
  return asSetting(await settingOf(ctx).forUpdate().executeTakeFirst());
}

export const updateSetting = (ctx: TxCtx, { isFactorCompulsory, secondPersonAboveFen }: StaffSetting) =>
  db(ctx)
    .updateTable('staff.setting')
    .set({ is_factor_compulsory: isFactorCompulsory, second_person_above_fen: secondPersonAboveFen })
    .where('mid', '=', ctx.mid)
    .execute();
