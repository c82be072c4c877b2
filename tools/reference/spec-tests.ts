import ts from 'typescript';
import type { SourceFile } from '../checks/source/finding.ts';

/** A test as it is written (a table of cases is one), with the sections its name or the nearest `describe` around it ends in. */
export interface WrittenTest {
  readonly path: string;
  readonly sections: readonly string[];
}

/** Whatever is named is read: what is no section is told as unknown instead of lost. */
const ending = /\(spec ([^()]+)\)$/;

export function findTests({ path, text }: SourceFile): WrittenTest[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: WrittenTest[] = [];
  const walk = (node: ts.Node, around: readonly string[]): void => {
    const block = ts.isCallExpression(node) ? readBlock(node) : null;
    const sections = block ? (sectionsIn(block.name) ?? around) : around;
    if (block?.kind === 'test') found.push({ path, sections });
    ts.forEachChild(node, (child) => walk(child, sections));
  };
  walk(source, []);
  return found;
}

/** How many tests each section has; a section without any stands there with 0. */
export function countBySection(tests: readonly WrittenTest[], sections: readonly string[]): Map<string, number> {
  const counts = new Map(sections.map((section) => [section, 0]));
  for (const section of tests.flatMap((test) => test.sections)) {
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

/** Tests that name a section the specification does not have. */
export const findUnknown = (tests: readonly WrittenTest[], sections: readonly string[]): WrittenTest[] =>
  tests.filter((test) => test.sections.some((section) => !sections.includes(section)));

function sectionsIn(name: string): readonly string[] | undefined {
  return ending.exec(name)?.[1]?.split(', ');
}

/** What may stand behind `test` without making it something else, as `test.step` is. */
const modifiers = ['concurrent', 'each', 'fails', 'for', 'sequential'];

/** `describe('…', …)`, `test.each(…)('…', …)`, `test.describe('…', …)`: which of the two it is, and its name. */
function readBlock({ expression, arguments: [name, ...rest] }: ts.CallExpression): { kind: 'describe' | 'test'; name: string } | null {
  if (name === undefined || rest.length === 0) return null;
  const [first = '', ...more] = wordsOf(expression);
  if (first === 'describe' || (first === 'test' && more[0] === 'describe')) return { kind: 'describe', name: textOf(name) };
  return (first === 'test' || first === 'it') && more.every((word) => modifiers.includes(word))
    ? { kind: 'test', name: textOf(name) }
    : null;
}

/** `test.each(cases)` → test, each. */
function wordsOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...wordsOf(expression.expression), expression.name.text];
  return ts.isCallExpression(expression) ? wordsOf(expression.expression) : [];
}

/** A name as far as its end is written out. */
function textOf(name: ts.Expression): string {
  if (ts.isTemplateExpression(name)) return name.templateSpans.at(-1)?.literal.text ?? '';
  return ts.isStringLiteralLike(name) ? name.text : '';
}
