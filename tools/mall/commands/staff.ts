import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs, styleText } from 'node:util';
import type { HeaderRow } from '../../../packages/contract/src/call.ts';
import { failures } from '../../../packages/contract/src/failure.ts';
import { rows } from '../../../packages/contract/src/rows.ts';
import { headerRequest } from '../../../packages/contract/src/wire/header.ts';
import type { ReplyBody } from '../../../packages/contract/src/wire/reply.ts';
import { DEMO_PASSWORD } from '../../../packages/kit/src/demo-staff.ts';
import { runAttached, runLogged } from '../child-process.ts';
import { ensurePostgres } from '../engines/postgres.ts';
import { MallFailure } from '../failure.ts';
import { home, inCheckout } from '../paths.ts';
import { readPorts, serverEnvironment } from '../settings.ts';
import { exampleOf, findStaffCall, readInput, readUpload, refusalOf, staffCalls } from '../staff-call.ts';
import { refuseUnknown } from '../suggest-name.ts';

interface StaffLogin {
  name: string;
  password: string;
  token: string;
  /** By this the mall knows the machine again: strangers' wrong passwords do not slow it down. */
  device?: string;
}

const file = path.join(home, 'staff.json');
const verbs: Record<string, (args: string[]) => Promise<number>> = { login, call, 'reset-factor': resetFactor };

export async function staff([name, ...args]: string[]): Promise<number> {
  if (name === undefined) {
    console.log(`  ./mall staff login                ${styleText('dim', "a new password for the demo's owner, and a session")}`);
    console.log(`                                    ${styleText('dim', '--code 123456 where the account has a second factor')}`);
    console.log(`  ./mall staff reset-factor [NAME]  ${styleText('dim', "takes away somebody's second factor (the owner's)")}`);
    console.log(
      `  ./mall staff call [NAME ['{…}']]  ${styleText('dim', 'make a call of staff; without a name: list them. --file sends one')}`,
    );
    return 0;
  }
  const verb = verbs[name] ?? refuseUnknown('staff command', name, Object.keys(verbs), './mall staff lists them all');
  return verb(args);
}

/** Development only: whoever can start the stack owns its demo merchant, so the password is simply made anew. */
async function login(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { code: { type: 'string' } } });
  if (process.env.MALL_ENV === 'production') {
    throw new MallFailure('this would change a real password', { hints: ['apps/server/db/staff-password.ts does it on purpose'] });
  }
  await ensurePostgres();
  // The one the console's sign-in offers in development: logging in here takes nothing away there.
  const password = DEMO_PASSWORD;
  await runLogged('staff-password', process.execPath, [inCheckout('apps/server/db/staff-password.ts')], {
    env: { ...serverEnvironment(), STAFF_PASSWORD: password },
    hints: ['./mall up brings the database and the demo'],
  });
  const device = knownDevice();
  const { token, expiresAt, ...login } = await signIn({ name: 'owner', password, ...(device && { device }) }, values.code);
  keep({ name: 'owner', password, token, device: login.device });
  const until = new Date(expiresAt).toTimeString().slice(0, 5);
  console.log(`logged in as owner of merchant ${midOf(token)} until ${until}; name and password are in ${file}`);
  return 0;
}

interface SignedIn {
  token: string;
  expiresAt: number;
  device: string;
}

/** Asks for the code of the second factor when the account has one. */
async function signIn(query: object, code: string | undefined): Promise<SignedIn> {
  const reply = await send(rows['staff.account.login'], { ...query, ...(code !== undefined && { code }) }, '');
  if (reply.status === 'success') return reply.data as SignedIn;
  if (reply.code !== failures.FACTOR_NEEDED.code || !process.stdin.isTTY) throw refusalOf('staff.account.login', reply);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question('code of the authenticator, or a recovery code: ');
  terminal.close();
  return signIn(query, typed.trim());
}

/** For the operator, when phone and recovery codes are lost. STAFF_MID names another merchant than the demo's. */
async function resetFactor(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [name = 'owner'] = positionals;
  await ensurePostgres();
  return runAttached(process.execPath, [inCheckout('apps/server/db/staff-factor.ts')], {
    env: { ...serverEnvironment(), STAFF_NAME: name },
  });
}

async function call(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { file: { type: 'string' } } });
  const [name, text = '{}', ...rest] = positionals;
  if (name === undefined) {
    for (const known of staffCalls) console.log(`  ${known.name.padEnd(28)}${styleText('dim', exampleOf(known.name))}`);
    return 0;
  }
  const { row } = findStaffCall(name);
  if (rest.length > 0)
    throw new MallFailure('the input is one word', { hints: [`quote it: ./mall staff call ${name} '${exampleOf(name)}'`] });
  const reply = await send(row, readInput(name, text), readLogin().token, readUpload(name, row, values.file));
  if (reply.status !== 'success') throw refusalOf(name, reply);
  console.log(JSON.stringify(reply.data, undefined, 2));
  return 0;
}

/** Over HTTP like everybody else; the address 127.0.0.1 is the demo merchant's. */
async function send(row: HeaderRow, input: object, token: string, upload: { body?: Buffer<ArrayBuffer> } = {}): Promise<ReplyBody> {
  const { api } = readPorts();
  const { url, ...request } = headerRequest(row, input, { mid: midOf(token), cid: '', token });
  const headers = { ...request.headers, 'accept-language': 'en', ...(row.effect !== 'read' && { 'idempotency-key': randomUUID() }) };
  try {
    const response = await fetch(`http://127.0.0.1:${api}${url}`, { ...request, ...upload, headers, signal: AbortSignal.timeout(15_000) });
    return (await response.json()) as ReplyBody;
  } catch {
    throw new MallFailure(`the api does not answer on port ${api}`, { hints: ['./mall up, then ./mall staff login'] });
  }
}

const midOf = (token: string): string => token.slice(0, Math.max(0, token.indexOf('-')));

function keep(stored: StaffLogin): void {
  mkdirSync(home, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(stored)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function knownDevice(): string | undefined {
  try {
    return readLogin().device;
  } catch {
    return undefined;
  }
}

function readLogin(): StaffLogin {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StaffLogin;
  } catch {
    throw new MallFailure('nobody is logged in', { hints: ['./mall staff login'] });
  }
}
