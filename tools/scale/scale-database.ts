import { readdirSync, readFileSync } from 'node:fs';
import { APP_REF } from '../../apps/server/db/seeds/history/money-rows.ts';
import { createSeal } from '../../apps/server/src/platform/secrets/seal.ts';
import { runLogged } from '../mall/child-process.ts';
import { databaseUrl, runSql } from '../mall/engines/postgres.ts';
import { inCheckout } from '../mall/paths.ts';
import { payAccountFile } from '../mall/pay-account.ts';
import { serverEnvironment } from '../mall/settings.ts';
import type { LoadOptions } from './load-scale.ts';
import type { ScaleForm } from './scale-forms.ts';

/** Counts up whenever the rows of a form change. */
const GENERATOR = 3;

/** What a whole database says of itself in its comment. */
export function fingerprintOf(form: ScaleForm): string {
  const migrations = readdirSync(inCheckout('apps/server/db/migrations')).filter((name) => name.endsWith('.sql'));
  return `${JSON.stringify(form)}, generator ${GENERATOR}, schema ${migrations.sort().at(-1)}`;
}

export const readFingerprint = ({ database }: ScaleForm): Promise<string> =>
  runSql(`select shobj_description(oid, 'pg_database') from pg_database where datname = '${database}'`);

export const writeFingerprint = (form: ScaleForm): Promise<string> =>
  runSql(`comment on database ${form.database} is '${fingerprintOf(form)}'`);

export const dropScale = ({ database }: ScaleForm): Promise<string> => runSql(`drop database if exists ${database} with (force)`);

/** An empty database of the newest schema; answers its address. */
export async function createScale(form: ScaleForm): Promise<string> {
  await dropScale(form);
  await runSql(`create database ${form.database}`);
  const url = databaseUrl(form.database);
  // As in production: the movable clock of development costs a look at a table wherever time is asked for.
  const env = { ...serverEnvironment(), DATABASE_URL: url, MALL_ENV: 'rehearsal' };
  await runLogged('scale', process.execPath, [inCheckout('apps/server/db/migrate.ts')], { env });
  return url;
}

export const sizeOf = ({ database }: ScaleForm): Promise<string> => runSql(`select pg_size_pretty(pg_database_size('${database}'))`);

/** All merchants have the demo's account, which the simulator knows, each with its secrets sealed for itself. */
export function homePayAccount(): LoadOptions['payAccountOf'] {
  const seal = createSeal(serverEnvironment().SECRETS_KEY);
  const { mchId, appId, certificateSerial, privateKeyPem, apiV3Key } = JSON.parse(readFileSync(payAccountFile, 'utf8'));
  const secrets = JSON.stringify({ privateKeyPem, apiV3Key });
  return (mid) => ({ mchId, appId, certificateSerial, sealedSecrets: seal.close(secrets, `pay_account/${mid}/${APP_REF}`) });
}
