import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Captured, capture, runAttached } from '../../mall/child-process.ts';
import { databaseUrl } from '../../mall/engines/postgres.ts';
import { inCheckout } from '../../mall/paths.ts';
import { chooseFreePorts } from '../../mall/ports.ts';
import { readState } from '../../mall/state.ts';

export interface MallPart {
  readonly name: string;
  readonly ready: boolean;
  readonly ports: readonly number[];
  readonly pid: number;
}

/** A mall that `./mall up` has opened in a home of its own: to be killed without harm to the one people work with. */
export interface OwnMall {
  /** What a program of the server needs to reach its engines. */
  readonly env: NodeJS.ProcessEnv;
  readonly api: string;
  readonly home: string;
  /** Engines and roles, as `./mall status` has them. */
  parts(): Promise<MallPart[]>;
  /** A command of `./mall` there. */
  run(...args: string[]): Promise<Captured>;
  close(): Promise<void>;
}

const variables = [
  'H5_PORT',
  'CP_PORT',
  'CONSOLE_PORT',
  'API_PORT',
  'WORKER_PORT',
  'WEB_OPS_PORT',
  'SIMULATOR_PORT',
  'MESSENGER_PORT',
] as const;

/** `more`: further settings of its own, given the folder it lives in. */
export async function openOwnMall(more: (home: string) => NodeJS.ProcessEnv = () => ({})): Promise<OwnMall> {
  const home = mkdtempSync(path.join(tmpdir(), 'qianpu-supervised-'));
  // The engines' accounts must be able to walk through it.
  chmodSync(home, 0o711);
  const ports = await chooseFreePorts(variables.length);
  const { DATABASE_URL: _database, REDIS_URL: _redis, BACKUP_DIR: _backups, ...rest } = process.env;
  const own = { ...rest, MALL_HOME: home, ...Object.fromEntries(variables.map((name, at) => [name, String(ports[at])])), ...more(home) };
  const mall = (...args: string[]) => capture(inCheckout('mall'), args, { env: own });
  const close = async () => {
    await mall('down');
    for (const engine of Object.values(readState(home).engines)) if (existsSync(engine.folder)) rmSync(engine.folder, { recursive: true });
    rmSync(home, { recursive: true, force: true });
  };
  try {
    if ((await runAttached(inCheckout('mall'), ['up'], { env: own })) !== 0) throw new Error('the mall did not open');
    const said = JSON.parse((await mall('env', 'api', '--json')).stdout) as NodeJS.ProcessEnv;
    const env: NodeJS.ProcessEnv = { ...own, ...said, DATABASE_URL: databaseUrl(undefined, home) };
    const at = (port: string | undefined) => `http://127.0.0.1:${port}`;
    return {
      env,
      api: at(env.API_PORT),
      home,
      run: mall,
      parts: async () => {
        const { engines, roles } = JSON.parse((await mall('status', '--json')).stdout) as { engines: MallPart[]; roles: MallPart[] };
        return [...engines, ...roles];
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
