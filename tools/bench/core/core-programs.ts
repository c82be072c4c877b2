import { fileURLToPath } from 'node:url';
import { databaseUrl } from '../../mall/engines/postgres.ts';
import { inCheckout } from '../../mall/paths.ts';
import { chooseFreePorts } from '../../mall/ports.ts';
import { serverEnvironment } from '../../mall/settings.ts';
import { type Program, startProgram } from '../program.ts';

/** A program under measurement and where it answers. */
export interface Running extends Program {
  readonly origin: string;
}

const bareProgram = fileURLToPath(import.meta.resolve('./bare-core.ts'));

/** One api process of ours, as in production, over one database; with or without its memory of public answers. */
export async function startOurs(
  database: string,
  memory: 'on' | 'off',
  nodeArgs: readonly string[] = [],
  more: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const [port] = await chooseFreePorts(1);
  const env = {
    ...serverEnvironment(),
    DATABASE_URL: databaseUrl(database),
    API_PORT: String(port),
    MALL_ENV: 'rehearsal',
    READ_MEMORY: memory,
    LOG_LEVEL: 'error',
    ...more,
  };
  const origin = `http://127.0.0.1:${port}`;
  return { origin, ...(await startProgram([...nodeArgs, inCheckout('apps/server/src/app/main.ts'), 'api'], env, `${origin}/readyz`)) };
}

/** As PostgreSQL comes, or with the setting for plans that our role has (db/roles.ts). */
export async function startBare(database: string, plans: 'as it comes' | 'as ours'): Promise<Running> {
  const [port] = await chooseFreePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: databaseUrl(database),
    ...(plans === 'as ours' && { BARE_OPTIONS: '-c plan_cache_mode=force_generic_plan' }),
  };
  return { origin, ...(await startProgram([bareProgram, String(port)], env, `${origin}/healthz`)) };
}
