import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openScratchMall, type ScratchMall } from '../load/scratch-mall.ts';

/** Proves something on a mall of its own with a file for the history; both are gone afterwards, and the outcome is the process's. */
export async function proveOnScratchMall(
  shoppers: number,
  prove: (mall: ScratchMall, historyFile: string) => Promise<number>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-proof-'));
  const mall = await openScratchMall(shoppers);
  try {
    process.exitCode = await prove(mall, path.join(folder, 'history.jsonl'));
  } finally {
    await mall.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
