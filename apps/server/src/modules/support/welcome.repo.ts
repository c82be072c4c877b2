import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { WelcomeQuestion, WelcomeRow } from './support.types.ts';

const db = ownTables('support');

const columns = ['greeting', 'hours_from', 'hours_until', 'revision'] as const;
const questions = sql<readonly WelcomeQuestion[]>`questions`.as('questions');

const welcomeOfShop = prepared('support.welcome_of_shop', (tables: OwnDb<'support'>, p: { mid: string; cid: string }) =>
  tables.selectFrom('support.welcome').select(columns).select(questions).where('mid', '=', p.mid).where('cid', '=', p.cid),
);
/** Undefined where a shop has never said anything. */
export const findWelcome = async (ctx: Ctx, cid: string): Promise<WelcomeRow | undefined> =>
  (await welcomeOfShop(db(ctx), { mid: ctx.mid, cid }))[0];

/** Whole, over the revision that was seen; undefined when somebody else has saved meanwhile. */
export function putWelcome(ctx: TxCtx, cid: string, { revision, questions: list, ...said }: WelcomeRow): Promise<WelcomeRow | undefined> {
  const values = { ...said, questions: JSON.stringify(list) };
  const written =
    revision === 0
      ? db(ctx)
          .insertInto('support.welcome')
          .values({ mid: ctx.mid, cid, ...values, revision: 1 })
          .onConflict((met) => met.doNothing())
          .returning(columns)
          .returning(questions)
      : db(ctx)
          .updateTable('support.welcome')
          .set({ ...values, revision: revision + 1 })
          .where('mid', '=', ctx.mid)
          .where('cid', '=', cid)
          .where('revision', '=', revision)
          .returning(columns)
          .returning(questions);
  return written.executeTakeFirst();
}
