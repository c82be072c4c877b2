import type { CallLimit } from '@qianpu/contract/call';
import { fail } from '@qianpu/contract/failure';
import type { Ctx } from '../ctx.ts';
import { askRedis, type Redis } from '../redis.ts';

/** Counts a call against its limit, or throws TOO_OFTEN. */
export type CountCall = (name: string, limit: CallLimit, ctx: Ctx) => Promise<void>;

/**
 * Fixed windows counted in Redis, for all processes together. While Redis is away nobody counts: a call then goes
 * through or is refused as its row says. Limits that must hold whatever happens are counted in PostgreSQL by their module.
 */
export const createCallLimits =
  (redis: Redis): CountCall =>
  async (name, limit, ctx) => {
    const who = limit.per === 'actor' ? actorOf(ctx) : ctx.address;
    const window = Math.floor(Date.now() / 1000 / limit.seconds);
    const key = `{${ctx.mid}:${who}}:limit:${name}:${window}`;
    const used = await count(redis, key, limit.seconds);
    if (used === null ? limit.whenUncounted === 'refuse' : used > limit.count) throw fail('TOO_OFTEN');
  };

/** Whoever is not logged in is known by the address alone. */
function actorOf({ actor, address }: Ctx): string {
  if (actor.kind === 'member') return `m${actor.memberId}`;
  return actor.kind === 'staff' ? `s${actor.staffId}` : address;
}

async function count(redis: Redis, key: string, seconds: number): Promise<number | null> {
  const counted = await askRedis(redis, (client) => client.multi().incr(key).expire(key, seconds).exec());
  return counted === null ? null : Number(counted[0]);
}
