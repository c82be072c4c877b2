import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findAccount } from '../mall/engines/account.ts';
import { findRedisServer } from '../mall/engines/redis.ts';
import { MallFailure } from '../mall/failure.ts';
import type { EnginePlace } from './own-postgres.ts';
import { Supervised } from './supervised.ts';

export interface OwnRedis {
  readonly port: number;
  readonly url: string;
  readonly program: Supervised;
}

export function startRedis(folder: string, port: number, password: string, place?: EnginePlace): OwnRedis {
  const server = findRedisServer();
  if (server === undefined) throw new MallFailure('Redis is not installed', { hints: ['apt-get install -y redis-server'] });
  const account = findAccount('redis');
  const room = path.join(folder, 'redis');
  mkdirSync(room);
  const settings = path.join(room, 'redis.conf');
  writeFileSync(
    settings,
    `bind 127.0.0.1${place ? ` ${place.address}` : ''}\nport ${port}\nrequirepass ${password}\ndir ${room}\nsave ""\nappendonly no\n`,
    { mode: 0o600 },
  );
  for (const file of [room, settings]) chownSync(file, account.uid, account.gid);
  const redis = new Supervised({
    name: 'redis',
    command: server,
    args: [settings],
    env: process.env,
    account: { uid: account.uid, gid: account.gid },
    ...(place && { network: place.network }),
    log: path.join(folder, 'redis.log'),
  });
  return { port, url: `redis://:${password}@${place?.address ?? '127.0.0.1'}:${port}`, program: redis };
}
