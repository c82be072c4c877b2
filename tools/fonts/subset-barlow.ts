import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

/** What prices, counts and countdowns are written with. Everything else is drawn by the reader's own font. */
const glyphs = '0123456789¥.,:;%+-–×/() ';

const installed = createRequire(import.meta.url);
// The package has no types of its own.
const subsetFont: SubsetFont = installed('subset-font');
const target = new URL('../../packages/figures/', import.meta.url);

for (const weight of [500, 600]) {
  const barlow = await readFile(installed.resolve(`@fontsource/barlow/files/barlow-latin-${weight}-normal.woff2`));
  const subset = await subsetFont(barlow, glyphs, { targetFormat: 'woff2' });
  await writeFile(new URL(`barlow-figures-${weight}.woff2`, target), subset);
  process.stdout.write(`barlow-figures-${weight}.woff2 ${subset.length} bytes\n`);
}
await writeFile(new URL('OFL.txt', target), await readFile(installed.resolve('@fontsource/barlow/LICENSE')));
