import type { Histogram } from 'prom-client';
import { registry } from '../metrics.ts';
import { beginStatement } from '../tracing/trace-statement.ts';

const NAME = 'qianpu_statement_seconds';
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

interface Tally {
  readonly role: string;
  readonly module: string;
  /** Below each bound and not below the one before; the last one is beyond all bounds. */
  readonly counts: Float64Array;
  seconds: number;
}

const tallies = new Map<string, Tally>();

/** The library's histogram looks its labels up at every value, which costs as much as a hundredth of a small call; these counters are found once. */
const histogram = {
  name: NAME,
  help: 'From a statement being sent to its answer, by database role and by the module that names the statement',
  type: 'histogram',
  aggregator: 'sum',
  get: async () => ({
    name: NAME,
    help: histogram.help,
    type: histogram.type,
    aggregator: histogram.aggregator,
    values: [...tallies.values()].flatMap(valuesOf),
  }),
  reset: () => tallies.clear(),
};
registry.registerMetric(histogram as unknown as Histogram);

function valuesOf({ role, module, counts, seconds }: Tally) {
  let total = 0;
  const buckets = [...BOUNDS, '+Inf'].map((le, at) => {
    total += counts[at] ?? 0;
    return { metricName: `${NAME}_bucket`, labels: { role, module, le }, value: total };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels: { role, module }, value: seconds },
    { metricName: `${NAME}_count`, labels: { role, module }, value: total },
  ];
}

const TRANSACTION = new Set(['begin', 'commit', 'rollback']);

/** `catalog.cards.default.shop` is the catalogue's; what has no name is a sweep's, a report's or a list's that staff put together. */
const moduleOf = (statement: string, isNamed: boolean): string => {
  if (isNamed) return statement.split('.', 1)[0] ?? '';
  return TRANSACTION.has(statement) ? 'transaction' : 'unnamed';
};

function tallyOf(role: string, module: string): Tally {
  const key = `${role} ${module}`;
  const known = tallies.get(key);
  if (known) return known;
  const made: Tally = { role, module, counts: new Float64Array(BOUNDS.length + 1), seconds: 0 };
  tallies.set(key, made);
  return made;
}

function add(tally: Tally, begunAt: number): void {
  const seconds = (performance.now() - begunAt) / 1_000;
  let at = 0;
  while (at < BOUNDS.length && seconds > (BOUNDS[at] ?? 0)) at += 1;
  tally.counts[at] = (tally.counts[at] ?? 0) + 1;
  tally.seconds += seconds;
}

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/** From now on every statement of the connection counts, and is followed with what it is a part of; whoever is told by a callback (a stream, a ping) is left alone. */
export function measureStatements(client: { query: unknown }, role: string): void {
  const driver = Object.getPrototypeOf(client) as { query: Query };
  client.query = (statement: unknown, ...rest: unknown[]) => {
    const begunAt = performance.now();
    const span = beginStatement(statement, role);
    // Looked up at each call: tests that count statements watch the driver's own function.
    const answer = driver.query.call(client, statement, ...rest);
    if (answer instanceof Promise) {
      if (span) answer.then(() => span.end(), span.end);
      const note = () => add(tallyOf(role, moduleOfStatement(statement)), begunAt);
      answer.then(note, note);
    }
    return answer;
  };
}

function moduleOfStatement(statement: unknown): string {
  if (typeof statement === 'string') return moduleOf(statement, false);
  const { name } = statement as { readonly name?: string };
  return name === undefined ? 'unnamed' : moduleOf(name, true);
}
