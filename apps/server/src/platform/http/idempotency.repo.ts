import { createHash } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import { sql } from 'kysely';
import type { Actor, TxCtx } from '../ctx.ts';
import { type OwnDb, ownTables } from '../db/own.ts';
import { prepared } from '../db/prepared.ts';

const db = ownTables('platform');

interface Intent {
  readonly name: string;
  readonly key: string;
  readonly input: unknown;
}

interface Key {
  readonly mid: string;
  readonly actorId: string;
  readonly key: string;
}

const claim = prepared('platform.key.claim', (tables: OwnDb<'platform'>, p: Key & { fingerprint: Buffer; now: Date }) =>
  tables
    .insertInto('platform.idempotency')
    .values({ mid: p.mid, actor_id: p.actorId, key: p.key, fingerprint: p.fingerprint, created_at: p.now })
    .onConflict((on) => on.columns(['mid', 'actor_id', 'key']).doNothing())
    .returning('key'),
);

const keepReply = prepared('platform.key.reply', (tables: OwnDb<'platform'>, p: Key & { reply: string }) =>
  tables
    .updateTable('platform.idempotency')
    .set({ reply: sql`${p.reply}::json` })
    .where('mid', '=', p.mid)
    .where('actor_id', '=', p.actorId)
    .where('key', '=', p.key),
);

/**
 * Does the work once for a key, however often it is asked for. The key is claimed in the work's own transaction: a twin
 * waits for it and then gets the stored answer; work that fails gives its key back.
 */
export async function once(ctx: TxCtx, intent: Intent, work: () => Promise<unknown>): Promise<unknown> {
  const key = { mid: ctx.mid, actorId: actorIdOf(ctx.actor), key: intent.key };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([intent.name, intent.input]))
    .digest();
  const claimed = await claim(db(ctx), { ...key, fingerprint, now: ctx.now });
  if (claimed.length === 0) return storedReply(ctx, key, fingerprint);
  const reply = await work();
  await keepReply(db(ctx), { ...key, reply: JSON.stringify(reply) });
  return reply;
}

async function storedReply(ctx: TxCtx, { mid, actorId, key }: Key, fingerprint: Buffer): Promise<unknown> {
  const stored = await db(ctx)
    .selectFrom('platform.idempotency')
    .select(['fingerprint', 'reply'])
    .where('mid', '=', mid)
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!stored.fingerprint.equals(fingerprint)) throw fail('IDEMPOTENCY');
  return stored.reply;
}

/** What a member was answered goes with the member. */
export const forgetReplies = (ctx: TxCtx, memberId: string) =>
  db(ctx).deleteFrom('platform.idempotency').where('mid', '=', ctx.mid).where('actor_id', '=', `member:${memberId}`).execute();

const actorIdOf = (actor: Actor): string => {
  if (actor.kind === 'member') return `member:${actor.memberId}`;
  return actor.kind === 'staff' ? `staff:${actor.staffId}` : 'visitor';
};
