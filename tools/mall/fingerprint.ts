import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { checkout } from './paths.ts';

const notSource = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

/** A hash of the files that match (patterns of the checkout); tests and made things do not count. */
export function fingerprintFiles(patterns: readonly string[], folder = checkout): string {
  const hash = createHash('sha256');
  for (const file of listSources(patterns, folder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(`${folder}/${file}`))
      .update('\0');
  }
  return hash.digest('hex');
}

export function fingerprintValue(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function listSources(patterns: readonly string[], folder: string): string[] {
  const entries = globSync(withHiddenFiles(patterns), { cwd: folder, withFileTypes: true, exclude: (entry) => notSource.has(entry.name) });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .sort();
}

/** A "*" does not stand for names that begin with a dot, and settings often do. */
function withHiddenFiles(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => (pattern.endsWith('/*') ? [pattern, `${pattern.slice(0, -1)}.*`] : [pattern]));
}
