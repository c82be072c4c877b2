import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Level } from './loyalty.types.ts';

const db = ownTables('loyalty');

/** Lowest first; none where the merchant has written none. */
export async function listLevels(ctx: Ctx): Promise<Level[]> {
  const rows = await db(ctx).selectFrom('loyalty.level').selectAll().where('mid', '=', ctx.mid).orderBy('level').execute();
  return rows.map((row) => ({
    level: row.level,
    growthFrom: Number(row.growth_from),
    ...{ name: row.name, colourFrom: row.colour_from, colourTo: row.colour_to },
    ...{ percent: row.percent, freeFreight: row.free_freight, pointsTenths: row.points_tenths },
    ...{ signInTenths: row.sign_in_tenths, birthdayPoints: row.birthday_points },
  }));
}

/** Which writing of them it is; 0: they were never written. */
export async function findRevision(ctx: Ctx): Promise<number> {
  const found = await db(ctx).selectFrom('loyalty.level_table').select('revision').where('mid', '=', ctx.mid).executeTakeFirst();
  return found?.revision ?? 0;
}

/** False when it is not the writing that was seen. Held until the transaction ends. */
export async function takeRevision(ctx: TxCtx, seen: number): Promise<boolean> {
  const { rows } = await sql`
    insert into loyalty.level_table as t (mid, revision, saved_at)
    select ${ctx.mid}::bigint, 1, ${ctx.now}::timestamptz
     where ${seen}::integer = 0 or exists (select from loyalty.level_table where mid = ${ctx.mid}::bigint)
    on conflict (mid) do update set revision = t.revision + 1, saved_at = excluded.saved_at where t.revision = ${seen}::integer
    returning 1`.execute(db(ctx));
  return rows.length > 0;
}

/** From the highest down or up: no two rows may ever need the same growth, so what changes stands aside first. */
export async function writeLevels(ctx: TxCtx, levels: readonly Level[]): Promise<void> {
  await sql`
    update loyalty.level set growth_from = 1000000000 - level where mid = ${ctx.mid}::bigint and level > 0`.execute(db(ctx));
  await sql`
    insert into loyalty.level as l
      (mid, level, growth_from, name, colour_from, colour_to, percent, free_freight, points_tenths, sign_in_tenths, birthday_points)
    select ${ctx.mid}::bigint, "level", "growthFrom", "name", "colourFrom", "colourTo", "percent", "freeFreight", "pointsTenths", "signInTenths",
           "birthdayPoints"
      from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb)
        as w ("level" smallint, "growthFrom" bigint, "name" text, "colourFrom" text, "colourTo" text, "percent" smallint, "freeFreight" smallint,
              "pointsTenths" smallint, "signInTenths" smallint, "birthdayPoints" integer)
    on conflict (mid, level) do update
      set growth_from = excluded.growth_from, name = excluded.name, colour_from = excluded.colour_from, colour_to = excluded.colour_to,
          percent = excluded.percent, free_freight = excluded.free_freight, points_tenths = excluded.points_tenths,
          sign_in_tenths = excluded.sign_in_tenths, birthday_points = excluded.birthday_points`.execute(db(ctx));
}
