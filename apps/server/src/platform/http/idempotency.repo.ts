import { createHash } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import { sql } from 'kysely';
import type { Actor, TxCtx } from '../ctx.ts';
import { ownTables } from '../db/own.ts';

const db = ownTables('platform');

interface Intent {
  readonly name: string;
  readonly key: string;
  readonly input: unknown;
}

/**
 * Does the work once for a key, however often it is asked for. The key is claimed in the work's own transaction: a twin
 * waits for it and then gets the stored answer; work that fails gives its key back.
 */
export async function once(ctx: TxCtx, intent: Intent, work: () => Promise<unknown>): Promise<unknown> {
  const actorId = actorIdOf(ctx.actor);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([intent.name, intent.input]))
    .digest();
  const claimed = await db(ctx)
    .insertInto('platform.idempotency')
    .values({ mid: ctx.mid, actor_id: actorId, key: intent.key, fingerprint, created_at: ctx.now })
    .onConflict((on) => on.columns(['mid', 'actor_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return storedReply(ctx, actorId, intent.key, fingerprint);

  const reply = await work();
  await db(ctx)
    .updateTable('platform.idempotency')
    .set({ reply: sql`${JSON.stringify(reply)}::json` })
    .where('mid', '=', ctx.mid)
    .where('actor_id', '=', actorId)
    .where('key', '=', intent.key)
    .execute();
  return reply;
}

async function storedReply(ctx: TxCtx, actorId: string, key: string, fingerprint: Buffer): Promise<unknown> {
  const stored = await db(ctx)
    .selectFrom('platform.idempotency')
    .select(['fingerprint', 'reply'])
    .where('mid', '=', ctx.mid)
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!stored.fingerprint.equals(fingerprint)) throw fail('IDEMPOTENCY');
  return stored.reply;
}

const actorIdOf = (actor: Actor): string => {
  if (actor.kind === 'member') return `member:${actor.memberId}`;
  return actor.kind === 'staff' ? `staff:${actor.staffId}` : 'visitor';
};
