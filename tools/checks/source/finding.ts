import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One fault of a check: where it stands and what is wrong. */
export interface Finding {
  /** From the root of the tree. */
  readonly path: string;
  /** Counted from 1; 0 where the fault is the file itself. */
  readonly line: number;
  readonly fault: string;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export const repository = join(import.meta.dirname, '../../..');

const isForeign = (name: string) => ['node_modules', 'dist', '.mall', '.git', 'fixtures'].includes(name);

/** Paths below the root that match, in order, without installed, built and planted files. */
export function listFiles(root: string, patterns: readonly string[]): string[] {
  const entries = globSync(patterns, { cwd: root, withFileTypes: true, exclude: (entry) => isForeign(entry.name) });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

export const readFiles = (root: string, patterns: readonly string[]): SourceFile[] =>
  listFiles(root, patterns).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Replaces what matches by blanks, so that lines keep their numbers. */
export const blank = (text: string, pattern: RegExp) => text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '));

/** Every match as a finding; the fault is made from the matched text. */
export function findMatches(path: string, text: string, pattern: RegExp, faultOf: (match: string) => string): Finding[] {
  return [...text.matchAll(pattern)].map((match) => ({
    path,
    line: text.slice(0, match.index).split('\n').length,
    fault: faultOf(match[0].trim()),
  }));
}

/** Prints one line per fault and sets the exit code. */
export function report(check: string, findings: readonly Finding[]) {
  for (const { path, line, fault } of findings) console.error(line > 0 ? `${path}:${line} ${fault}` : `${path} ${fault}`);
  console.log(`${check}: ${findings.length} faults`);
  if (findings.length > 0) process.exitCode = 1;
}
