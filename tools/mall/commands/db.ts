import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs, styleText } from 'node:util';
import { runAttached, runLogged } from '../child-process.ts';
import { databaseName, databaseUrl, ensurePostgres, program, psqlArguments, runSql } from '../engines/postgres.ts';
import { MallFailure } from '../failure.ts';
import { withLock } from '../lock.ts';
import { createMigration } from '../migration-file.ts';
import { inCheckout } from '../paths.ts';
import { serverEnvironment } from '../settings.ts';
import { migrateDatabase } from '../stack/database.ts';
import { stopRoles } from '../stack/roles.ts';
import { changeState } from '../state.ts';
import { createSteps } from '../steps.ts';
import { refuseUnknown } from '../suggest-name.ts';

interface Verb {
  usage: string;
  summary: string;
  run: (args: string[]) => Promise<number>;
}

const typesFile = inCheckout('apps/server/db/schema.gen.ts');
const scratchDatabase = 'qianpu_scratch';

const verbs: Record<string, Verb> = {
  migrate: { usage: 'migrate', summary: 'run the migrations that have not run yet', run: migrate },
  types: { usage: 'types', summary: 'migrate, then write schema.gen.ts from the database', run: types },
  verify: { usage: 'verify', summary: 'all migrations from empty; schema.gen.ts must come out as it is', run: verify },
  shell: { usage: 'shell [args…]', summary: 'psql as the owner', run: shell },
  reset: { usage: 'reset [--yes]', summary: 'throw the database away and make it anew', run: reset },
  new: { usage: 'new MODULE WHAT', summary: 'an empty migration with the next number', run: newMigration },
};

export async function db([name, ...args]: string[]): Promise<number> {
  if (name === undefined) {
    console.log(
      Object.values(verbs)
        .map(({ usage, summary }) => `  ./mall db ${usage.padEnd(18)}${styleText('dim', summary)}`)
        .join('\n'),
    );
    return 0;
  }
  const verb = verbs[name] ?? refuseUnknown('db command', name, Object.keys(verbs), './mall db lists them all');
  return verb.run(args);
}

async function migrate(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  await ensurePostgres();
  return runAttached(process.execPath, [inCheckout('apps/server/db/migrate.ts')], { env: serverEnvironment() });
}

async function types(args: string[]): Promise<number> {
  const code = await migrate(args);
  return code === 0 ? runAttached(process.execPath, [inCheckout('apps/server/db/generate-types.ts')], { env: serverEnvironment() }) : code;
}

async function verify(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const steps = createSteps();
  await steps.run('PostgreSQL', ensurePostgres);
  await runSql(`drop database if exists ${scratchDatabase} with (force)`);
  await runSql(`create database ${scratchDatabase}`);
  const env = { ...serverEnvironment(), DATABASE_URL: databaseUrl(scratchDatabase) };
  try {
    await steps.run('migrate from empty', async () => {
      await migrateDatabase(env);
      return undefined;
    });
    await steps.run('types unchanged', () => refuseOtherTypes(env));
  } finally {
    await runSql(`drop database if exists ${scratchDatabase} with (force)`);
  }
  return 0;
}

async function refuseOtherTypes(env: NodeJS.ProcessEnv): Promise<undefined> {
  const before = readText(typesFile);
  await runLogged('types', process.execPath, [inCheckout('apps/server/db/generate-types.ts')], { env });
  if (readText(typesFile) !== before) {
    throw new MallFailure('schema.gen.ts does not come from these migrations; it has been written anew', {
      hints: ['look at the difference and commit it'],
    });
  }
}

async function shell(args: string[]): Promise<number> {
  await ensurePostgres();
  const psql = psqlArguments();
  return runAttached(program('psql'), [...psql.args, ...args], { env: psql.env });
}

async function reset(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
  if (process.env.DATABASE_URL) throw new MallFailure('the database given by DATABASE_URL is not ours to throw away');
  if (!values.yes && !(await agrees(`Throw away all data of the database ${databaseName}? [y/N] `))) return 1;
  const steps = createSteps();
  await withLock(async () => {
    await steps.run('roles', stopRoles);
    await steps.run('PostgreSQL', ensurePostgres);
    await steps.run('empty database', async () => {
      await runSql(`drop database if exists ${databaseName} with (force)`);
      await runSql(`create database ${databaseName}`);
      changeState((state) => {
        delete state.demoFingerprint;
      });
      return undefined;
    });
    await steps.run('migrate', async () => {
      await migrateDatabase();
      return undefined;
    });
  });
  console.log('./mall up loads the demo and opens the mall again');
  return 0;
}

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new MallFailure('nobody is here to agree', { hints: ['./mall db reset --yes'] });
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(question);
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function newMigration(args: string[]): Promise<number> {
  const [module, ...what] = args;
  if (module === undefined || what.length === 0) {
    throw new MallFailure('a migration needs its module and what it does', { hints: ['./mall db new trade after sale'] });
  }
  console.log(createMigration(inCheckout('apps/server/db/migrations'), module, what.join(' ')));
  return 0;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
