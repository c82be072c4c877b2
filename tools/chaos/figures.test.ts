import { describe, expect, test } from 'vitest';
import { Figures } from './figures.ts';

const line = (value: number, how = 'stale') => `# HELP\nqianpu_page_answers_total{how="${how}"} ${value}\nnodejs_version 24\n`;

describe('figures of processes that die', () => {
  test('add up over their lives', () => {
    const figures = new Figures();
    figures.add('web-1', line(5));
    figures.add('web-1', line(7));
    figures.add('web-1', line(2));
    expect(figures.total('qianpu_page_answers_total')).toBe(9);
  });

  test('are told apart by labels and by process', () => {
    const figures = new Figures();
    figures.add('web-1', line(5));
    figures.add('web-2', line(1, 'fresh'));
    expect(figures.total('qianpu_page_answers_total', { how: 'fresh' })).toBe(1);
    expect(figures.total('qianpu_page_answers_total', {}, 'web-1')).toBe(5);
    expect(figures.total('qianpu_page')).toBe(0);
  });
});
