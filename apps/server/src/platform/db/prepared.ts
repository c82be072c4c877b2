import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
} from 'kysely';
import type { DB } from '#db/schema.gen';

/** SQL text → statement name, read by the pods' pools. */
export const statementNames = new Map<string, string>();

/** The short way to a pool for a statement outside a transaction: past Kysely, which has written it already. */
export const directQueries = new WeakMap<
  object,
  (statement: { name: string; text: string; values: unknown[] }) => Promise<{ rows: unknown[] }>
>();

const writer = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands for a value while the statement is written. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`a prepared statement places its values, it cannot look at them: "${this.name}"`);
  }
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A hot statement: Kysely writes it once, at its first use; each run only fills in the values and goes by name.
 * (Building a statement for every call costs a third of a list's throughput.)
 */
export function prepared<Tables, Params extends object, Row>(name: string, build: (db: Kysely<Tables>, params: Params) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db: QueryExecutorProvider, params: Params): Promise<Row[]> => {
    compiled ??= compile(name, build);
    const parameters = compiled.parameters.map((value) => (value instanceof Parameter ? params[value.name as keyof Params] : value));
    const direct = directQueries.get(db);
    const result = direct
      ? await direct({ name, text: compiled.sql, values: parameters })
      : await db.getExecutor().executeQuery<Row>({ ...compiled, parameters });
    return result.rows as Row[];
  };
}

function compile<Tables, Params extends object, Row>(name: string, build: (db: Kysely<Tables>, params: Params) => Compilable<Row>) {
  const places = new Proxy({} as Params, { get: (_, key) => new Parameter(String(key)) });
  const compiled = build(writer as unknown as Kysely<Tables>, places).compile();
  statementNames.set(compiled.sql, name);
  return compiled;
}
