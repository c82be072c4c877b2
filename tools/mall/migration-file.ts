import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MallFailure } from './failure.ts';

/** "trade", "after sale" → "0031_trade_after_sale.sql" behind "0030_…". */
export function nextMigrationName(existing: readonly string[], module: string, what: string): string {
  const words = [module, ...what.split(/[\s_-]+/)].map((word) => word.toLowerCase());
  const strange = words.find((word) => !/^[a-z][a-z0-9]*$/.test(word));
  if (strange !== undefined)
    throw new MallFailure(`"${strange}" does not fit into the name of a migration`, { hints: ['letters and digits only'] });
  const last = Math.max(0, ...existing.map((file) => Number.parseInt(file, 10)).filter(Number.isInteger));
  return `${String(last + 1).padStart(4, '0')}_${words.join('_')}.sql`;
}

export function createMigration(folder: string, module: string, what: string): string {
  const file = path.join(folder, nextMigrationName(readdirSync(folder), module, what));
  writeFileSync(file, `-- ${module}: ${what}.\n`, { flag: 'wx' });
  return file;
}
