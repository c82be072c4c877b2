import { createServer } from 'node:http';
import { PageCache } from '../../../apps/server/src/platform/web/page-cache.ts';

/** The web role with a count, for each address, of pages it had in memory and of pages it made while a reader waited. */
const counts: Record<string, { kept: number; made: number }> = {};
const get = PageCache.prototype.get;
PageCache.prototype.get = async function (key, ...requested) {
  const found = await get.call(this, key, ...requested);
  const [, cid, , base, , path, query] = key.split('|');
  counts[`${cid} ${base}${path}${query}`] ??= { kept: 0, made: 0 };
  const count = counts[`${cid} ${base}${path}${query}`];
  if (count) count[found.how === 'fresh' || found.how === 'stale' ? 'kept' : 'made'] += 1;
  return found;
};
createServer((_request, reply) => reply.end(JSON.stringify(counts))).listen(Number(process.env.COUNTS_PORT), '127.0.0.1');
process.argv[2] = 'web';
await import('../../../apps/server/src/app/main.ts');
