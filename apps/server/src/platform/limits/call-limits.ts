import type { CallLimit } from '@qianpu/contract/call';
import { fail } from '@qianpu/contract/failure';
import { realNow } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { askRedis, type Redis } from '../redis.ts';
import { LocalWindows } from './local-windows.ts';

/** Counts a call against its limit, or throws TOO_OFTEN. */
export type CountCall = (name: string, limit: CallLimit, ctx: Ctx) => Promise<void>;

/**
 * Fixed windows counted in Redis, for all processes together. While Redis is away the row says what holds: nothing, nobody, or a count of
 * this process alone. Limits that must hold whatever happens are counted in PostgreSQL by their module.
 */
export function createCallLimits(redis: Redis): CountCall {
  const local = new LocalWindows();
  return async (name, limit, ctx) => {
    const who = limit.per === 'actor' ? actorOf(ctx) : ctx.address;
    const window = Math.floor(realNow() / 1000 / limit.seconds);
    const key = `{${ctx.mid}:${who}}:limit:${name}:${window}`;
    const used = await count(redis, key, limit.seconds);
    if (used === null ? !isLetThrough(local, key, limit) : used > limit.count) throw fail('TOO_OFTEN');
  };
}

function isLetThrough(local: LocalWindows, key: string, { whenUncounted, seconds }: CallLimit): boolean {
  if (typeof whenUncounted === 'string') return whenUncounted === 'allow';
  return local.count(key, seconds) <= whenUncounted.perProcess;
}

/** Whoever is not logged in is known by the address alone. */
function actorOf({ actor, address }: Ctx): string {
  if (actor.kind === 'member') return `m${actor.memberId}`;
  return actor.kind === 'staff' ? `s${actor.staffId}` : address;
}

async function count(redis: Redis, key: string, seconds: number): Promise<number | null> {
  const counted = await askRedis(redis, (client) => client.multi().incr(key).expire(key, seconds).exec());
  return counted === null ? null : Number(counted[0]);
}
