import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { keepPicture } from './picture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-gallery-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A page as the gallery sees one: a line of text, and a countdown's last digit. */
const aScreenshot = (title: string, digit: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="375" height="812"><rect width="375" height="812" fill="#f5f6f8"/>
       <rect x="20" y="40" width="${title.length * 12}" height="16" fill="#1d1e20"/><rect x="300" y="80" width="${4 + digit}" height="12" fill="#d3262a"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

describe('a picture of the gallery', () => {
  const file = path.join(folder, 'home.webp');

  test('is written once, within 12 kB', async () => {
    expect(await keepPicture(file, await aScreenshot('all the goods', 1), 'phone')).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(12_000);
    expect(await keepPicture(file, await aScreenshot('all the goods', 1), 'phone')).toBe(false);
  });

  test('stays when only a digit has moved on', async () => {
    expect(await keepPicture(file, await aScreenshot('all the goods', 9), 'phone')).toBe(false);
  });

  test('is written anew when a line of text has changed', async () => {
    expect(await keepPicture(file, await aScreenshot('goods', 1), 'phone')).toBe(true);
  });
});
