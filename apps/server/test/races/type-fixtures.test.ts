import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const file = pathOf('./fixtures/row-without-entry.ts');

const { config } = ts.readConfigFile(pathOf('../../../../tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, pathOf('../../../..'));
const program = ts.createProgram([file], options);
const source = program.getSourceFile(file);
const lineOf = (start: number) => (source ? source.getLineAndCharacterOfPosition(start).line + 1 : 0);

describe('the table of races', () => {
  test('a row that changes something and has no entry does not compile', { timeout: 60_000 }, () => {
    const errors = ts.getPreEmitDiagnostics(program, source).map(({ code, start = 0 }) => `${lineOf(start)} TS${code}`);
    const marked = readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, at) => (/\/\/ (TS\d+)$/.exec(text)?.[1] ? [`${at + 1} ${/(TS\d+)$/.exec(text)?.[1]}`] : []));
    expect(marked.length).toBeGreaterThan(0);
    expect(errors).toEqual(marked);
  });
});
