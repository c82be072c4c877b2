import { expect, vi } from 'vitest';
import { Delivery } from '#platform/events/delivery';
import { createLog } from '#platform/log';
import { subscribers } from '../../src/app/modules.ts';
import { openCtx } from '../fixtures/probe-events.ts';
import type { TestMall } from '../test-mall.ts';

const log = createLog('test', 'silent');

/** Whatever was told so far reaches whoever listens, as a worker does it. */
export async function deliverEvents(mall: TestMall): Promise<void> {
  const delivery = new Delivery({ pod: mall.pod, subscribers, openCtx: openCtx(mall.pod, mall.engines, log), log, pollMs: 20 });
  try {
    await vi.waitFor(async () => expect(await mall.sql(`select name, last_error from platform.outbox where done_at is null`)).toEqual([]), {
      timeout: 20_000,
      interval: 50,
    });
  } finally {
    await delivery.close();
  }
}
