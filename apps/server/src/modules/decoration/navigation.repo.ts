import type { NavigationConfig } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { NewNavigation } from './decoration.types.ts';

const db = ownTables('decoration');

const navigationOf = prepared('decoration.navigation', (tables: OwnDb<'decoration'>, p: { mid: string; cid: string }) =>
  tables
    .selectFrom('decoration.navigation')
    // As it was checked when it was set.
    .select([sql<NavigationConfig>`config`.as('config'), 'is_applet_custom'])
    .where('mid', '=', p.mid)
    .where('cid', '=', p.cid),
);
export const findNavigation = async (ctx: Ctx, cid: string) => (await navigationOf(db(ctx), { mid: ctx.mid, cid }))[0];

export const listNavigations = (ctx: Ctx) =>
  db(ctx).selectFrom('decoration.navigation').select(sql<NavigationConfig>`config`.as('config')).where('mid', '=', ctx.mid).execute();

/** Replaces a shop's navigation and counts its version up. */
export async function saveNavigation(ctx: TxCtx, { cid, config, isAppletCustom }: NewNavigation): Promise<number> {
  const { version } = await db(ctx)
    .insertInto('decoration.navigation')
    .values({ mid: ctx.mid, cid, config: JSON.stringify(config), is_applet_custom: isAppletCustom })
    .onConflict((on) =>
      on.columns(['mid', 'cid']).doUpdateSet((old) => ({
        config: old.ref('excluded.config'),
        is_applet_custom: old.ref('excluded.is_applet_custom'),
        version: sql`${old.ref('decoration.navigation.version')} + 1`,
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
