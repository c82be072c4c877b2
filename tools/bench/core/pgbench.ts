import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../../mall/child-process.ts';
import { program, psqlArguments } from '../../mall/engines/postgres.ts';
import { type CoreCall, type Facts, isBoundary, type KeptStatement, placeholder, readKept, type Template } from './kept-statements.ts';
import { median } from './median.ts';

const CLIENTS = 8;
const RUNS = 3;
/** As many as pgbench takes scripts, nearly: each script is one request, drawn at random. */
export const ENGINE_REQUESTS = 100;
const LARGEST_ID = '4611686018427387903';

/** The kept statements of a call run by pgbench, with nothing around them: what the engine could do. Transactions a second. */
export async function engineSpeed(call: CoreCall, database: string, facts: readonly Facts[], seconds: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-pgbench-'));
  try {
    const files = facts.map((request, nth) => {
      const file = path.join(folder, `${call}-${nth}.sql`);
      writeFileSync(file, scriptOf(readKept()[call].statements, request));
      return file;
    });
    const speeds: number[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) speeds.push(await runPgbench(files, database, seconds));
    return median(speeds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runPgbench(files: readonly string[], database: string, seconds: number): Promise<number> {
  const { args, env } = psqlArguments(database);
  const connection = args.filter((word, at) => word !== '-d' && args[at - 1] !== '-d');
  const options = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '1', '-T', String(seconds)];
  const scripts = files.flatMap((file) => ['-f', file]);
  const said = await capture(program('pgbench'), [...connection, ...options, ...scripts, database], { env });
  const speed = /tps = ([\d.]+)/.exec(said.stdout)?.[1];
  if (said.code !== 0 || speed === undefined || /aborted/.test(said.stderr)) throw new Error(`pgbench: ${said.stderr.slice(0, 500)}`);
  return Number(speed);
}

/** Facts are written into the script; ids are drawn by pgbench, so that every transaction writes rows of its own. */
function scriptOf(statements: readonly KeptStatement[], facts: Facts): string {
  const made = new Set<string>();
  const write = (template: Template): string => {
    if (template === null) return 'null';
    if (Array.isArray(template)) return `array[${(template as readonly Template[]).map(write).join(', ')}]`;
    if (typeof template !== 'string') return String(template);
    return textOf(template, facts, made);
  };
  const lines = statements.map((statement) =>
    isBoundary(statement)
      ? `${statement.text};`
      : `${statement.text.replaceAll(/\$(\d+)/g, (_, nth) => write(statement.values[Number(nth) - 1] ?? null))};`,
  );
  return [...[...made].map((name) => `\\set ${name} random(1, ${LARGEST_ID})`), ...lines, ''].join('\n');
}

function textOf(template: string, facts: Facts, made: Set<string>): string {
  const pieces: { readonly text: string; readonly isMade: boolean }[] = [];
  let from = 0;
  const add = (text: string, isMade = false) => pieces.push({ text, isMade });
  for (const found of template.matchAll(placeholder)) {
    add(template.slice(from, found.index));
    from = found.index + found[0].length;
    const name = found[1] ?? '';
    if (name === 'now') add(new Date(Date.now() + Number(found[2] ?? 0)).toISOString());
    else if (facts[name] !== undefined) add(String(facts[name]));
    else {
      made.add(name);
      add(`:${name}`, true);
    }
  }
  add(template.slice(from));
  const filled = pieces.filter(({ text }) => text !== '');
  if (!filled.some(({ isMade }) => isMade)) return quoted(filled.map(({ text }) => text).join(''));
  if (filled.length === 1) return filled[0]?.text ?? '';
  return `(${filled.map(({ text, isMade }) => (isMade ? `${text}::text` : quoted(text))).join(' || ')})`;
}

/** pgbench takes a colon before a letter or figure for a variable, also inside a text. */
const quoted = (text: string) => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3A')}'`;
