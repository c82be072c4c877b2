import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { IconShape } from '../icon.tsx';

const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts') && file !== 'paint.ts');
const shapeOf = async (file: string): Promise<IconShape> =>
  Object.values((await import(`./${file}`)) as Record<string, IconShape>)[0] ?? [];

describe('drawings of empty pages (finding M11)', () => {
  test.each(files)('%s is small and coloured by the shop alone', async (file) => {
    const shape = await shapeOf(file);
    expect(shape.length).toBeGreaterThan(2);
    expect(gzipSync(JSON.stringify(shape)).length).toBeLessThanOrEqual(1_024);
    for (const [, { fill, stroke }] of shape) {
      for (const colour of [fill, stroke]) expect(String(colour ?? 'none')).toMatch(/^(?:none|var\(--[a-z-]+\))$/);
    }
  });

  test('no two are alike', async () => {
    const shapes = await Promise.all(files.map(async (file) => JSON.stringify(await shapeOf(file))));
    expect(new Set(shapes).size).toBe(files.length);
  });
});
