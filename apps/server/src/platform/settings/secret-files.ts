import { readFileSync } from 'node:fs';
import { Environment } from './environment.ts';
import { fault, type SettingFault } from './fault.types.ts';

/** What must not stand in a process's environment where it is given another way: `NAME_FILE` names a file with the value. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'DATABASE_PUBLIC_URL',
  'DATABASE_POD_URL',
  'DATABASE_REFEREE_URL',
  'REDIS_URL',
  'SMS_SECRET_ID',
  'SMS_SECRET_KEY',
  'SMS_SECRET_ID_SECOND',
  'SMS_SECRET_KEY_SECOND',
  'MAP_KEY',
  'MAP_SECRET_KEY',
  'SECRETS_KEY',
  'SECRETS_KEY_SECOND',
  'CAPTCHA_SECRET',
  'CAPTCHA_SECRET_SECOND',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const satisfies readonly (keyof Environment)[];

interface Revealed {
  /** As if the values stood in the environment themselves. */
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly faults: readonly SettingFault[];
}

export function readSecretFiles(environment: NodeJS.ProcessEnv): Revealed {
  // Orchestrators write what is not set as nothing.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const faults: SettingFault[] = [];
  for (const name of Object.keys(Environment.shape)) {
    const from = `${name}_FILE`;
    const file = given[from];
    delete given[from];
    if (file === undefined) continue;
    const read = readSecret(name, file, given[name]);
    if ('wrong' in read) faults.push(fault(from, read.wrong));
    else given[name] = read.value;
  }
  return { given, faults };
}

function readSecret(name: string, file: string, value: string | undefined): { readonly value: string } | { readonly wrong: string } {
  if (!(secretNames as readonly string[]).includes(name)) return { wrong: `only secrets come from a file: set ${name}` };
  if (value !== undefined) return { wrong: `${name} is set as well: keep one of them` };
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return text === '' ? { wrong: 'the file is empty' } : { value: text };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'fault';
    return { wrong: `the file cannot be read (${reason})` };
  }
}
