import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Statement } from './record-statements.ts';

/** The statements of many wishes for pgbench, which draws a wish and gives its values as parameters: every wish, and a plan for all of them, as ours has. */
export interface WishScripts extends AsyncDisposable {
  /** Draws a wish, then asks its statements. */
  readonly asking: readonly string[];
  /** Draws a wish and nothing more: what has to be taken off. */
  readonly drawing: readonly string[];
}

/** Wishes for which the same statements are asked, with nothing at the same places. */
interface Shape {
  readonly statements: readonly Statement[];
  /** The values of each wish, of all its statements one after the other. */
  readonly wishes: unknown[][];
}

export async function writeScripts(db: pg.Client, recorded: readonly (readonly Statement[])[], folder: string): Promise<WishScripts> {
  const shapes = shapesOf(recorded);
  await db.query('create schema bench');
  await db.query('create unlogged table bench.wish (shape integer, n integer, v text[], primary key (shape, n))');
  for (const [at, { wishes }] of shapes.entries()) {
    const values = JSON.stringify(wishes.map((own) => own.map(textOf)));
    await db.query(
      `insert into bench.wish select $1, own.n - 1, array(select jsonb_array_elements_text(own.v))
         from jsonb_array_elements($2::jsonb) with ordinality as own (v, n)`,
      [at, values],
    );
  }
  await db.query('analyze bench.wish');
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
    const shape = shapes.get(key) ?? { statements, wishes: [] };
    shape.wishes.push(values);
    shapes.set(key, shape);
  }
  return [...shapes.values()];
}

const draw = ({ wishes }: Shape, at: number): string[] => [
  `\\set n random(0, ${wishes.length - 1})`,
  `select ${wishes[0]?.map((_, nth) => `v[${nth + 1}] as p${nth}`).join(', ')} from bench.wish where shape = ${at} and n = :n \\gset`,
];

function ask({ statements, wishes: [first = []] }: Shape): string[] {
  let before = 0;
  return statements.map(({ text, values = [] }) => {
    const from = before;
    before += values.length;
    const place = (nth: number) => (isNothing(first[nth]) ? 'null' : `:p${nth}`);
    return `${text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, nth) => place(from + Number(nth) - 1))};`;
  });
}

function write(folder: string, name: string, lines: readonly string[], { wishes }: Shape): string {
  const file = path.join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return `${file}@${wishes.length}`;
}

/** pgbench knows no null: it stands in the statement itself. */
const isNothing = (value: unknown) => value === null || value === undefined;

const textOf = (value: unknown): string =>
  Array.isArray(value) ? `{${value.map((one) => JSON.stringify(String(one))).join(',')}}` : String(value);
