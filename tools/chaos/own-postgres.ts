import { appendFileSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findAccount } from '../mall/engines/account.ts';
import { makeCluster, owner, program } from '../mall/engines/postgres.ts';
import { mountDisk, type SmallDisk, unmountDisk } from './small-disk.ts';
import { Supervised } from './supervised.ts';

/** Room for a run of ten minutes; small enough that filling it takes a moment. */
const DISK_MB = 1_536;

/** Where an engine of the run's own lives, when not on this machine's loopback: a network namespace, its address there, and who may come from elsewhere. */
export interface EnginePlace {
  readonly network: string;
  readonly address: string;
  readonly neighbours: string;
}

/** A PostgreSQL of the run's own: to be killed, stopped and starved without harm to anybody else's. */
export interface OwnPostgres {
  readonly port: number;
  readonly url: string;
  /** The folder of its socket, which is in no network. */
  readonly socketFolder: string;
  readonly program: Supervised;
  readonly disk: SmallDisk;
  /** The main process and all that it has started. */
  pids(): number[];
  close(): Promise<void>;
}

interface OwnPostgresOptions {
  readonly place?: EnginePlace;
  readonly diskMb?: number;
}

export async function startPostgres(
  folder: string,
  port: number,
  password: string,
  { place, diskMb = DISK_MB }: OwnPostgresOptions = {},
): Promise<OwnPostgres> {
  const account = findAccount('postgres');
  const room = path.join(folder, 'postgres');
  mkdirSync(room);
  const disk = await mountDisk(room, diskMb);
  chownSync(room, account.uid, account.gid);
  const data = path.join(room, 'data');
  await makeCluster(account, room, data, password);
  appendFileSync(path.join(data, 'postgresql.conf'), settings(port, room, place));
  if (place) appendFileSync(path.join(data, 'pg_hba.conf'), `host all all ${place.neighbours} scram-sha-256\n`);
  const postgres = new Supervised({
    name: 'postgres',
    command: program('postgres'),
    args: ['-D', data],
    env: { ...process.env, PGPASSWORD: undefined },
    account: { uid: account.uid, gid: account.gid },
    ...(place && { network: place.network }),
    log: path.join(folder, 'postgres.log'),
  });
  return {
    port,
    url: `postgres://${owner}:${password}@${place?.address ?? '127.0.0.1'}:${port}/qianpu`,
    socketFolder: room,
    program: postgres,
    disk,
    pids: () => (postgres.pid === undefined ? [] : [postgres.pid, ...childrenOf(postgres.pid)]),
    close: async () => {
      await postgres.close('SIGINT');
      await unmountDisk(disk);
      rmSync(room, { recursive: true, force: true });
    },
  };
}

const settings = (port: number, room: string, place?: EnginePlace) =>
  [
    '',
    `listen_addresses = '127.0.0.1${place ? `, ${place.address}` : ''}'`,
    `port = ${port}`,
    `unix_socket_directories = '${room}'`,
    'max_connections = 200',
    'shared_buffers = 128MB',
    'jit = off',
    '# What is promised must outlive a crash: this is what the fault run is about.',
    'fsync = on',
    'max_wal_size = 256MB',
    '',
  ].join('\n');

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
