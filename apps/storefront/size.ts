import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes a page's first visit costs, gzip 9: scripts of the entry and the page with everything they import, and all styles. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const client = new URL('dist/client/', import.meta.url);
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
const entry = 'src/entry-client.tsx';

const reached = (name: string): string[] => [name, ...(manifest[name]?.imports ?? []).flatMap(reached)];
const gzipBytes = (file: string) => gzipSync(readFileSync(new URL(file, client)), { level: 9 }).length;
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
