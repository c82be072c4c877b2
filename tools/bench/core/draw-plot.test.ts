import { describe, expect, test } from 'vitest';
import type { ProofRow } from '../proof.ts';
import { drawPlot } from './draw-plot.ts';

const row = (name: string, ratio: number, target: number): ProofRow => ({ name, ours: ratio, bare: 1, ratio, target, unit: '' });

describe('the plot of the core proof', () => {
  test('has a bar and a label for every row, tells a miss by its colour, and stays small', async () => {
    const rows = Array.from({ length: 18 }, (_, at) => row(`call ${at} (a.b.c)`, at / 10, 1));
    const svg = await drawPlot(rows);
    for (let at = 0; at < 18; at += 1) expect(svg).toContain(`>call ${at}</text>`);
    expect(svg.match(/fill="#d4604a"/g)).toHaveLength(10);
    expect(svg.match(/fill="#3a9d6e"/g)).toHaveLength(8);
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg.length).toBeLessThan(20_000);
  });
});
