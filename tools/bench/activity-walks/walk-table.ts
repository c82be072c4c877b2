interface Walk {
  readonly isDone: boolean;
  readonly seconds: number;
}
/** By kind of activity, by environment. */
export type WalkTable = ReadonlyMap<string, ReadonlyMap<string, Walk>>;

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}
interface Spec {
  readonly title: string;
  readonly tests: readonly { readonly results: readonly { readonly duration: number; readonly status: string }[] }[];
}

/** From Playwright's report: "activities in h5 (…)" holds "package: ordered and …". */
export function walkTableOf(report: { readonly suites?: readonly Suite[] }): WalkTable {
  const table = new Map<string, Map<string, Walk>>();
  const collect = ({ title, suites = [], specs = [] }: Suite): void => {
    const environment = /^activities in (\S+)/.exec(title)?.[1];
    for (const { title: name, tests } of environment ? specs : []) {
      const kind = name.split(':', 1)[0] ?? name;
      const results = tests.flatMap((test) => test.results);
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      const walks = table.get(kind) ?? new Map<string, Walk>();
      walks.set(environment ?? '', { isDone: results.at(-1)?.status === 'passed', seconds: Math.round(ms / 1000) });
      table.set(kind, walks);
    }
    for (const suite of suites) collect(suite);
  };
  for (const suite of report.suites ?? []) collect(suite);
  return table;
}

export function writeWalkTable(table: WalkTable): string {
  const environments = [...new Set([...table.values()].flatMap((walks) => [...walks.keys()]))];
  const cellOf = (walk: Walk | undefined) => (walk ? `${walk.isDone ? '✓' : '✘'} ${walk.seconds} s` : '–');
  return [
    `| kind | ${environments.join(' | ')} |`,
    `|---|${environments.map(() => '---|').join('')}`,
    ...[...table].map(([kind, walks]) => `| ${kind} | ${environments.map((environment) => cellOf(walks.get(environment))).join(' | ')} |`),
  ].join('\n');
}
