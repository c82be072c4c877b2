import { parseArgs, styleText } from 'node:util';
import { capture } from '../child-process.ts';
import { ensurePostgres } from '../engines/postgres.ts';
import { MallFailure } from '../failure.ts';
import { inCheckout } from '../paths.ts';
import { serverEnvironment } from '../settings.ts';
import { refuseUnknown } from '../suggest-name.ts';

const verbs: Record<string, (args: string[]) => Promise<number>> = { create, list };

/** For the operator: opens merchants. Everything else a merchant does in the console. */
export async function merchant([name, ...args]: string[]): Promise<number> {
  if (name === undefined) {
    console.log(
      `  ./mall merchant create --name 某某 --host shop.example.com  ${styleText('dim', 'opens one and prints the invitation of its owner')}`,
    );
    console.log(`      ${styleText('dim', '[--host …] [--console-host …] [--owner NAME] [--client-types 4,2,1]')}`);
    console.log(`  ./mall merchant list                                        ${styleText('dim', 'all merchants with their hosts')}`);
    return 0;
  }
  const verb = verbs[name] ?? refuseUnknown('merchant command', name, Object.keys(verbs), './mall merchant lists them all');
  return verb(args);
}

const several = { type: 'string', multiple: true } as const;

async function create(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      name: { type: 'string' },
      host: several,
      'console-host': several,
      owner: { type: 'string' },
      'client-types': { type: 'string' },
    },
  });
  if (!values.name)
    throw new MallFailure('a merchant has a name', { hints: ['./mall merchant create --name 某某 --host shop.example.com'] });
  const consoleHosts = values['console-host'] ?? [];
  const said = {
    name: values.name,
    hosts: values.host ?? [],
    consoleHosts,
    ...(values.owner && { owner: values.owner }),
    ...(values['client-types'] && { clientTypes: values['client-types'].split(',').map(Number) }),
  };
  const { mid, token, expiresAt } = await run<{ mid: string; token: string; expiresAt: string }>('create', JSON.stringify(said));
  console.log(`merchant ${mid} is open; whoever opens this address until ${expiresAt} becomes its owner:`);
  console.log(`  ${consoleOrigin(consoleHosts[0])}/invitation#${token}`);
  return 0;
}

/** The token stands behind the #: browsers send that to nobody, so no log has it. */
function consoleOrigin(host: string | undefined): string {
  if (process.env.CONSOLE_ORIGIN) return process.env.CONSOLE_ORIGIN.replace(/\/$/, '');
  return host ? `https://${host}` : `http://console.localhost:${process.env.CONSOLE_PORT || 8590}`;
}

interface Listed {
  mid: string;
  name: string | null;
  hosts: string[];
  shops: number;
  staff: number;
}

async function list(): Promise<number> {
  for (const { mid, name, hosts, shops, staff } of await run<Listed[]>('list'))
    console.log(
      `  ${mid.padEnd(8)}${name ?? ''}  ${styleText('dim', `${shops} shops, ${staff} staff, ${hosts.join(' ') || 'no host of its own'}`)}`,
    );
  return 0;
}

async function run<T>(...args: string[]): Promise<T> {
  await ensurePostgres();
  const { code, stdout, stderr } = await capture(process.execPath, [inCheckout('apps/server/db/merchant.ts'), ...args], {
    env: serverEnvironment(),
  });
  if (code !== 0)
    throw new MallFailure(/^Error: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim().slice(-600), {
      hints: ['./mall merchant tells what it takes'],
    });
  return JSON.parse(stdout) as T;
}
