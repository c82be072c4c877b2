import { parseArgs, styleText } from 'node:util';
import { formatAge } from '../duration.ts';
import { reportPostgres } from '../engines/postgres.ts';
import { reportRedis } from '../engines/redis.ts';
import { home } from '../paths.ts';
import { isAlive } from '../process-identity.ts';
import { isReady, roleNames } from '../stack/roles.ts';
import { readState } from '../state.ts';
import { isSupervised } from '../supervisor/process.ts';

interface Row {
  name: string;
  up: boolean;
  ready: boolean;
  ports: number[];
  pid: number | undefined;
  /** Milliseconds since the epoch. */
  since: number | undefined;
  /** How often it was started again since ./mall up. */
  restarts: number;
  note: string;
}

/** Exit code 0 only when everything is up and ready, so that scripts can ask. */
export async function status(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const engines = await reportEngines();
  const roles = await reportRoles();
  const ready = [...engines, ...roles].every((row) => row.ready);
  const supervised = isSupervised();
  if (values.json) console.log(JSON.stringify({ ready, home, supervised, engines, roles }));
  else {
    console.log([...engines, ...roles].map(describeRow).join('\n'));
    if (roles.some((row) => row.up) && !supervised) console.log(styleText('yellow', 'nobody starts again what ends: ./mall up mends it'));
  }
  return ready ? 0 : 1;
}

async function reportEngines(): Promise<Row[]> {
  const reports = await Promise.all([reportPostgres(), reportRedis()]);
  const { engineRestarts } = readState();
  return reports.map(({ name, up, port, pid, since, kind }) => {
    return {
      name,
      up: up || pid !== undefined,
      ready: up,
      ports: port === undefined ? [] : [port],
      pid,
      since,
      restarts: engineRestarts?.[name as 'postgres' | 'redis'] ?? 0,
      note: kind === 'own' ? '' : 'given',
    };
  });
}

function reportRoles(): Promise<Row[]> {
  const { roles } = readState();
  return Promise.all(
    roleNames.map(async (name) => {
      const role = roles[name];
      if (role === undefined) return { name, up: false, ready: false, ports: [], pid: undefined, since: undefined, restarts: 0, note: '' };
      const up = isAlive(role);
      const note = up ? '' : `ended by itself, see log/${name}.log and log/supervisor.log`;
      const about = { name, up, ports: role.ports, restarts: role.restarts ?? 0, note };
      return { ...about, ready: await isReady(role), pid: up ? role.pid : undefined, since: up ? role.startedAt : undefined };
    }),
  );
}

function describeRow(row: Row): string {
  const colour = row.ready ? 'green' : row.up ? 'yellow' : 'red';
  const word = row.ready ? 'ready' : row.up ? 'not ready' : 'down';
  const pid = row.pid === undefined ? '' : `pid ${row.pid}`;
  const age = row.since === undefined ? '' : `since ${formatAge(Date.now() - row.since)}`;
  const columns = [
    row.name.padEnd(9),
    styleText(colour, word.padEnd(9)),
    row.ports.join(', ').padEnd(12),
    pid.padEnd(11),
    age.padEnd(16),
    row.restarts === 0 ? '' : `started again ${row.restarts} ${row.restarts === 1 ? 'time' : 'times'}`,
    row.note,
  ];
  return columns.join(' ').trimEnd();
}
