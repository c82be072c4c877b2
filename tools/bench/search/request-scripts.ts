import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Statement } from './record-statements.ts';

/** The statements of many requests for pgbench, which draws a request and gives its values as parameters: every request, and a plan for all of them, as ours has. */
export interface RequestScripts extends AsyncDisposable {
  /** Draws a request, then asks its statements. */
  readonly asking: readonly string[];
  /** Draws a request and nothing more: what has to be taken off. */
  readonly drawing: readonly string[];
}

/** Requests for which the same statements are asked, with nothing at the same places. */
interface Shape {
  readonly statements: readonly Statement[];
  /** The values of each request, of all its statements one after the other. */
  readonly requests: unknown[][];
}

export async function writeScripts(db: pg.Client, recorded: readonly (readonly Statement[])[], folder: string): Promise<RequestScripts> {
  const shapes = shapesOf(recorded);
  await db.query('create schema bench');
  await db.query('create unlogged table bench.request (shape integer, n integer, v text[], primary key (shape, n))');
  for (const [at, { requests }] of shapes.entries()) {
    const values = JSON.stringify(requests.map((own) => own.map(textOf)));
    await db.query(
      `insert into bench.request select $1, own.n - 1, array(select jsonb_array_elements_text(own.v))
         from jsonb_array_elements($2::jsonb) with ordinality as own (v, n)`,
      [at, values],
    );
  }
  await db.query('analyze bench.request');
  return {
    asking: shapes.map((shape, at) => write(folder, `asking-${at}.sql`, [...draw(shape, at), ...ask(shape)], shape)),
    drawing: shapes.map((shape, at) => write(folder, `drawing-${at}.sql`, draw(shape, at), shape)),
    [Symbol.asyncDispose]: async () => {
      await db.query('drop schema bench cascade');
    },
  };
}

function shapesOf(recorded: readonly (readonly Statement[])[]): Shape[] {
  const shapes = new Map<string, Shape>();
  for (const statements of recorded) {
    const values = statements.flatMap(({ values: own = [] }) => own);
    const key = JSON.stringify([statements.map(({ name }) => name), values.map(isNothing)]);
    const shape = shapes.get(key) ?? { statements, requests: [] };
    shape.requests.push(values);
    shapes.set(key, shape);
  }
  return [...shapes.values()];
}

const draw = ({ requests }: Shape, at: number): string[] => [
  `\\set n random(0, ${requests.length - 1})`,
  `select ${requests[0]?.map((_, nth) => `v[${nth + 1}] as p${nth}`).join(', ')} from bench.request where shape = ${at} and n = :n \\gset`,
];

function ask({ statements, requests: [first = []] }: Shape): string[] {
  let before = 0;
  return statements.map(({ text, values = [] }) => {
    const from = before;
    before += values.length;
    const place = (nth: number) => (isNothing(first[nth]) ? 'null' : `:p${nth}`);
    return `${text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, nth) => place(from + Number(nth) - 1))};`;
  });
}

function write(folder: string, name: string, lines: readonly string[], { requests }: Shape): string {
  const file = path.join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return `${file}@${requests.length}`;
}

/** pgbench knows no null: it stands in the statement itself. */
const isNothing = (value: unknown) => value === null || value === undefined;

const textOf = (value: unknown): string =>
  Array.isArray(value) ? `{${value.map((one) => JSON.stringify(String(one))).join(',')}}` : String(value);
