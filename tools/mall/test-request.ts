import path from 'node:path';

const kinds = ['unit', 'int', 'e2e', 'dev'] as const;
export type TestKind = (typeof kinds)[number];

/** `./mall test int cart` → integration tests, "cart" for vitest. Without a kind: unit tests. */
export function testRequest(args: readonly string[]): { kind: TestKind; rest: string[] } {
  const kind = kinds.find((name) => name === args[0]);
  return kind === undefined ? { kind: 'unit', rest: [...args] } : { kind, rest: args.slice(1) };
}

/** With a folder for reports the run also leaves its results there as JSON. */
export function vitestArguments(project: 'unit' | 'int', args: readonly string[], reports: string | undefined): string[] {
  const reporting =
    reports === undefined ? [] : ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, `${project}.json`)}`];
  return ['run', '--project', project, ...reporting, ...args];
}
