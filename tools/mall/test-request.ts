import path from 'node:path';

const kinds = ['unit', 'int', 'e2e', 'dev'] as const;
export type TestKind = (typeof kinds)[number];

/** `./mall test int cart` → integration tests, "cart" for vitest. Without a kind: unit tests. */
export function testRequest(args: readonly string[]): { kind: TestKind; rest: string[] } {
  const kind = kinds.find((name) => name === args[0]);
  return kind === undefined ? { kind: 'unit', rest: [...args] } : { kind, rest: args.slice(1) };
}

/** Projects of vitest.config.ts by kind. */
const projects = { unit: ['unit', 'dom'], int: ['int'] } as const;

/** With a folder for reports the run also leaves its results there as JSON. */
export function vitestArguments(kind: keyof typeof projects, args: readonly string[], reports: string | undefined): string[] {
  const reporting =
    reports === undefined ? [] : ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, `${kind}.json`)}`];
  return ['run', ...projects[kind].flatMap((project) => ['--project', project]), ...reporting, ...args];
}
