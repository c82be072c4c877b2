import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../child-process.ts';
import { MallFailure } from '../failure.ts';
import { checkout } from '../paths.ts';

const notCopied = new Set(['.git', '.mall', '.vite', 'coverage', 'dist', 'docs', 'playwright-report', 'reports', 'test-results']);
const packages = path.join(checkout, 'node_modules');

/** Runs work on a copy of the sources that may be changed at will, and deletes it whatever happens. */
export async function withCheckoutCopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-copy-'));
  try {
    await copySources(folder);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copySources(folder: string): Promise<void> {
  cpSync(checkout, folder, {
    recursive: true,
    // The packages of a workspace are links, also to each other: taken as they are, they lead to the copy.
    verbatimSymlinks: true,
    filter: (source) => source !== packages && !notCopied.has(path.basename(source)),
  });
  const to = path.join(folder, 'node_modules');
  if ((await capture('cp', ['-al', packages, to])).code === 0) return;
  // Another file system: no hard links.
  rmSync(to, { recursive: true, force: true });
  const { code, stderr } = await capture('cp', ['-a', packages, to]);
  if (code !== 0) throw new MallFailure(`packages could not be copied: ${stderr.trim()}`);
}
