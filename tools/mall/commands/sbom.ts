import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readRelease } from '../image/release.ts';
import { makeSbom } from '../image/sbom.ts';
import { ensurePackages } from '../stack/packages.ts';

/** Writes what is shipped and under which licences, for tools that know of holes. */
export async function sbom(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const file = path.resolve(positionals[0] ?? 'reports/sbom.cdx.json');
  await ensurePackages();
  const text = await makeSbom(await readRelease());
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${(JSON.parse(text) as { components: unknown[] }).components.length} components: ${file}`);
  return 0;
}
