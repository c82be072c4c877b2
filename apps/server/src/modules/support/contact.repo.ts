import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { ContactRow, EntranceSettings, NewContact } from './support.types.ts';

const db = ownTables('support');

const columns = ['id', 'is_open', 'nick', 'avatar'] as const;

const contactOfShop = prepared('support.contact_of_shop', (tables: OwnDb<'support'>, p: { mid: string; cid: string }) =>
  tables.selectFrom('support.contact').select(columns).where('mid', '=', p.mid).where('cid', '=', p.cid),
);
export const findShopContact = async (ctx: Ctx, cid: string): Promise<ContactRow | undefined> =>
  (await contactOfShop(db(ctx), { mid: ctx.mid, cid }))[0];

const contactById = prepared('support.contact', (tables: OwnDb<'support'>, p: { mid: string; id: string }) =>
  tables.selectFrom('support.contact').select(columns).where('mid', '=', p.mid).where('id', '=', p.id),
);
export const findContact = async (ctx: Ctx, id: string): Promise<ContactRow | undefined> =>
  (await contactById(db(ctx), { mid: ctx.mid, id }))[0];

/** Undefined when the shop has no contact yet. */
export const updateContact = (ctx: TxCtx, { cid, status, nick, avatar }: EntranceSettings): Promise<ContactRow | undefined> =>
  db(ctx)
    .updateTable('support.contact')
    .set({ is_open: status === 1, ...(nick !== undefined && { nick }), ...(avatar !== undefined && { avatar }) })
    .where('mid', '=', ctx.mid)
    .where('cid', '=', cid)
    .returning(columns)
    .executeTakeFirst();

/** Of two who do it at once the later one's word counts, as with an update. */
export const insertContact = (ctx: TxCtx, { cid, status, nick, avatar }: NewContact): Promise<ContactRow> =>
  db(ctx)
    .insertInto('support.contact')
    .values({ mid: ctx.mid, cid, id: ctx.newId(), is_open: status === 1, nick, avatar })
    .onConflict((met) => met.columns(['mid', 'cid']).doUpdateSet({ is_open: status === 1, nick, avatar }))
    .returning(columns)
    .executeTakeFirstOrThrow();
