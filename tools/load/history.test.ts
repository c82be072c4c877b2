import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { History } from './history.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qianpu-history-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);

describe('a history', () => {
  test('tells what was wanted before it is tried, and what came of it after', async () => {
    const file = join(folder, 'history.jsonl');
    const history = new History(file);
    const input = { kind: 'place', mid: '1', memberId: '7', key: 'intent-1' } as const;
    await history.record(
      input,
      async () => {
        expect(linesOf(file)).toEqual([{ op: 'op-1', ...input }]);
        return { outcome: 'ok', data: { tradeId: '5' } };
      },
      ({ tradeId }) => ({ tradeId }),
    );
    expect(linesOf(file)[1]).toEqual({ op: 'op-1', ...input, tradeId: '5', outcome: 'ok' });
  });

  test('takes nothing from an answer that did not come', async () => {
    const history = new History();
    await history.record(
      { kind: 'pay', mid: '1' },
      async () => ({ outcome: 'unknown' }),
      () => ({ tradeId: '5' }),
    );
    expect(history.entries).toEqual([{ op: 'op-1', kind: 'pay', mid: '1', outcome: 'unknown' }]);
  });
});
