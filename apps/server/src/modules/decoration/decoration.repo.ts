import type { Block } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { NewColourStyle, NewPage } from './decoration.types.ts';

const db = ownTables('decoration');

const pageByName = prepared('decoration.page', (tables: OwnDb<'decoration'>, p: { mid: string; cid: string; name: string }) =>
  tables
    .selectFrom('decoration.page')
    .select(['version', 'title', sql<unknown[]>`blocks`.as('blocks')])
    .where('mid', '=', p.mid)
    .where('cid', '=', p.cid)
    .where('name', '=', p.name),
);
export const findPage = async (ctx: Ctx, cid: string, name: string) => (await pageByName(db(ctx), { mid: ctx.mid, cid, name }))[0];

const styleOf = prepared('decoration.style', (tables: OwnDb<'decoration'>, p: { mid: string; cid: string }) =>
  tables
    .selectFrom('decoration.colour_style')
    .select(['theme', 'colors', 'is_grey', 'version'])
    .where('mid', '=', p.mid)
    .where('cid', '=', p.cid),
);
export const findStyle = async (ctx: Ctx, cid: string) => (await styleOf(db(ctx), { mid: ctx.mid, cid }))[0];

/** A publication replaces the page and counts its version up; readers see the old page or the new one, never a mixture. */
export async function savePage(ctx: TxCtx, page: NewPage): Promise<void> {
  const blocks: readonly Block[] = page.blocks;
  await db(ctx)
    .insertInto('decoration.page')
    .values({
      mid: ctx.mid,
      cid: page.cid,
      name: page.name,
      version: 1,
      title: page.title,
      blocks: JSON.stringify(blocks),
      published_at: ctx.now,
    })
    .onConflict((on) =>
      on.columns(['mid', 'cid', 'name']).doUpdateSet((old) => ({
        version: sql`${old.ref('decoration.page.version')} + 1`,
        title: old.ref('excluded.title'),
        blocks: old.ref('excluded.blocks'),
        published_at: old.ref('excluded.published_at'),
      })),
    )
    .execute();
}

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
