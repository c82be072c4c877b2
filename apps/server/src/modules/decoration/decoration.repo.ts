import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { NewColourStyle } from './decoration.types.ts';

const db = ownTables('decoration');

const styleOf = prepared('decoration.style', (tables: OwnDb<'decoration'>, p: { mid: string; cid: string }) =>
  tables
    .selectFrom('decoration.colour_style')
    .select(['theme', 'colors', 'is_grey', 'version'])
    .where('mid', '=', p.mid)
    .where('cid', '=', p.cid),
);
export const findStyle = async (ctx: Ctx, cid: string) => (await styleOf(db(ctx), { mid: ctx.mid, cid }))[0];

/** Sets the colours of a shop; the version pages are now cached under. */
export async function saveStyle(ctx: TxCtx, style: NewColourStyle): Promise<number> {
  const { version } = await db(ctx)
    .insertInto('decoration.colour_style')
    .values({ mid: ctx.mid, cid: style.cid, theme: style.theme, colors: [...style.colors], is_grey: style.isGrey })
    .onConflict((on) =>
      on.columns(['mid', 'cid']).doUpdateSet((old) => ({
        theme: old.ref('excluded.theme'),
        colors: old.ref('excluded.colors'),
        is_grey: old.ref('excluded.is_grey'),
        version: sql`${old.ref('decoration.colour_style.version')} + 1`,
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
