import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Bytes a page's first visit costs, gzip 9: scripts of the entry and the page with everything they import, and all styles.
 * Of this build, or of one in another folder: `node size.ts <folder>`.
 */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const client = process.argv[2] ?? join(import.meta.dirname, 'dist/client');
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
const entry = 'src/entry-client.tsx';

/** Grows while it is walked through, so chunks that import each other are met once. */
function reached(name: string): Set<string> {
  const met = new Set([name]);
  for (const chunk of met) for (const imported of manifest[chunk]?.imports ?? []) met.add(imported);
  return met;
}
const gzipBytes = (file: string) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
const total = (files: readonly string[]) => [...new Set(files)].reduce((bytes, file) => bytes + gzipBytes(file), 0);

const pages = Object.keys(manifest).filter((name) => /^src\/(pages\/.*-page|app\/.*-route)\.tsx$/.test(name));
const sizes = pages.map((page) => {
  const chunks = [...reached(entry), ...reached(page)].flatMap((name) => manifest[name] ?? []);
  return {
    page,
    js: total(chunks.map((chunk) => chunk.file)),
    css: total(chunks.flatMap((chunk) => chunk.css ?? [])),
    files: new Set(chunks).size,
  };
});
process.stdout.write(`${JSON.stringify(sizes, null, 1)}\n`);
