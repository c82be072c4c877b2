import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const files = readdirSync(pathOf('../fixtures')).map((name) => pathOf(`../fixtures/${name}`));

/** Lines that must not compile end in the number of the error: "// TS2741". */
const expectedIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const code = /\/\/ (TS\d+)$/.exec(text)?.[1];
      return code ? [`${index + 1} ${code}`] : [];
    });

const { config } = ts.readConfigFile(pathOf('../../../tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, pathOf('../../..'));
const program = ts.createProgram(files, options);

const errorsIn = (file: string) => {
  const source = program.getSourceFile(file);
  return [...new Set(ts.getPreEmitDiagnostics(program, source).map(({ code, start = 0 }) => `${lineOf(source, start)} TS${code}`))];
};
const lineOf = (source: ts.SourceFile | undefined, start: number) => (source ? source.getLineAndCharacterOfPosition(start).line + 1 : 0);

describe('what the contract refuses to compile', () => {
  test.each(files.map((file) => [file.split('/').at(-1), file] as const))('%s', { timeout: 60_000 }, (_name, file) => {
    const expected = expectedIn(file);
    expect(expected.length).toBeGreaterThan(0);
    expect(errorsIn(file)).toEqual(expected);
  });
});
