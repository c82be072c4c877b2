import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../../mall/child-process.ts';
import { program, psqlArguments } from '../../mall/engines/postgres.ts';
import { median } from '../median.ts';
import {
  type CoreCall,
  type Facts,
  isBoundary,
  placeholder,
  type RecordedStatement,
  readRecorded,
  type Template,
} from './recorded-statements.ts';

const CLIENTS = 8;
const RUNS = 3;
/** Of which each transaction draws one at random. */
export const ENGINE_REQUESTS = 64;
const LARGEST_ID = '4611686018427387903';

/** The kept statements of a call run by pgbench, with nothing around them: what the engine could do. Transactions a second. */
export async function engineSpeed(call: CoreCall, database: string, facts: readonly Facts[], seconds: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-pgbench-'));
  try {
    const file = path.join(folder, `${call}.sql`);
    writeFileSync(file, scriptOf(readRecorded()[call].statements, facts));
    const speeds: number[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) speeds.push(await runPgbench([file], database, seconds));
    return median(speeds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of several files each transaction draws one at random (`file@weight`: so many times as often). `plans`: as PostgreSQL comes, or as ours. */
export async function runPgbench(files: readonly string[], database: string, seconds: number, plans?: 'as ours'): Promise<number> {
  const { args, env: environment } = psqlArguments(database);
  const env = { ...environment, ...(plans && { PGOPTIONS: '-c plan_cache_mode=force_generic_plan' }) };
  const connection = args.filter((word, at) => word !== '-d' && args[at - 1] !== '-d');
  const options = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '1', '-T', String(seconds)];
  const said = await capture(program('pgbench'), [...connection, ...options, ...files.flatMap((file) => ['-f', file]), database], { env });
  const speed = /tps = ([\d.]+)/.exec(said.stdout)?.[1];
  if (said.code !== 0 || speed === undefined || /aborted/.test(said.stderr)) throw new Error(`pgbench: ${said.stderr.slice(0, 500)}`);
  return Number(speed);
}

/** Facts are variables, so that a statement is planned once a connection; so are ids, so that every transaction writes rows of its own. */
function scriptOf(statements: readonly RecordedStatement[], facts: readonly Facts[]): string {
  const used = new Set<string>();
  const lines = statements.map((statement) =>
    isBoundary(statement)
      ? `${statement.text};`
      : `${statement.text.replaceAll(/\$(\d+)/g, (_, nth) => writeValue(statement.values[Number(nth) - 1] ?? null, used))};`,
  );
  const sets = [...used].map(
    (name) => `\\set ${name} ${facts[0]?.[name] === undefined ? `random(1, ${LARGEST_ID})` : chosen(facts, name)}`,
  );
  return [`\\set chosen random(0, ${facts.length - 1})`, ...sets, ...lines, ''].join('\n');
}

const chosen = (facts: readonly Facts[], name: string) =>
  `case ${facts.map((request, at) => `when :chosen = ${at} then ${request[name]}`).join(' ')} end`;

function writeValue(template: Template, used: Set<string>): string {
  if (Array.isArray(template)) return `array[${(template as readonly Template[]).map((one) => writeValue(one, used)).join(', ')}]`;
  return typeof template === 'string' ? textOf(template, used) : String(template);
}

function textOf(template: string, used: Set<string>): string {
  const pieces: string[] = [];
  let from = 0;
  for (const found of template.matchAll(placeholder)) {
    const before = template.slice(from, found.index);
    if (before) pieces.push(quoted(before));
    from = found.index + found[0].length;
    const name = found[1] ?? '';
    if (name === 'now') pieces.push(quoted(new Date(Date.now() + Number(found[2] ?? 0)).toISOString()));
    else {
      used.add(name);
      pieces.push(`:${name}`);
    }
  }
  const rest = template.slice(from);
  if (rest || pieces.length === 0) pieces.push(quoted(rest));
  if (pieces.length === 1) return pieces[0] ?? '';
  return `(${pieces.map((piece) => (piece.startsWith(':') ? `${piece}::text` : piece)).join(' || ')})`;
}

/** pgbench takes a colon before a letter or figure for a variable, also inside a text. */
const quoted = (text: string) => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3A')}'`;
