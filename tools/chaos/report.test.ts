import { describe, expect, test } from 'vitest';
import { History } from '../load/history.ts';
import { markers, markersOf } from './markers.table.ts';
import type { PageView } from './page-readers.ts';
import { ciPlan, planFaults } from './plan.ts';
import { windowsOf } from './report.ts';
import { opsInDoubt } from './visits.ts';

const view = (at: number, answer: PageView['answer']): PageView => ({ at, answer, seconds: 0.1, address: '/shop/' });
const fault = { target: 'web-1', seconds: 3, isAlone: true } as const;

describe('pages by fault', () => {
  test('belong to the fault that was last when they were asked for', () => {
    const struck = [
      { ...fault, fault: 'web killed', at: 10, begunAt: 10 },
      { ...fault, fault: 'web stopped', at: 20, begunAt: 20.2 },
    ] as const;
    const windows = windowsOf(struck, [view(1, 'none'), view(11, 'page'), view(20, 'none'), view(21, 'shell'), view(22, 'status 503')]);
    expect(windows.map(({ name, views, answered }) => [name, views, answered])).toEqual([
      ['web killed', 2, 1],
      ['web stopped', 2, 1],
    ]);
  });
});

describe('markers', () => {
  test('of ten minutes are all of them, and the short plan reaches a dozen', () => {
    expect(markersOf(planFaults(1, 10))).toEqual(Object.keys(markers));
    expect(markersOf(ciPlan()).length).toBeGreaterThanOrEqual(12);
  });
});

describe('a history with lost answers', () => {
  test('does not hold a refusal for the last word on an intent of which nobody heard before', async () => {
    const history = new History();
    const say = (key: string, outcome: 'unknown' | 'fail') =>
      history.record(
        { kind: 'place', mid: '1', key },
        async () => (outcome === 'fail' ? { outcome, code: 1 } : { outcome }),
        () => ({}),
      );
    await say('lost', 'unknown');
    await say('lost', 'fail');
    await say('refused', 'fail');
    expect(opsInDoubt(history)).toEqual(['op-2']);
  });
});
