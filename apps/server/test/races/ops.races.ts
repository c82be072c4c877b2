import type { opsRows } from '@qianpu/contract/calls/ops';
import { expect } from 'vitest';
import { registry } from '#platform/metrics';
import type { Races } from './race.types.ts';
import { okCount, times } from './volley.ts';

const countedRouterErrors = async (): Promise<number> => {
  const { values = [] } = (await registry.getSingleMetric('qianpu_phone_errors_total')?.get()) ?? {};
  return values.find(({ labels }) => labels.kind === 'router')?.value ?? 0;
};

export const opsRaces: Races<typeof opsRows> = {
  'ops.report.error': {
    stake: 'none',
    prepare: async (_house, size) => {
      const before = await countedRouterErrors();
      const report = { kind: 'router', message: 'no such page', page: '/shop/', build: 'b1', env: 'h5' };
      return {
        shots: times(size, () => ({ name: 'ops.report.error', input: report })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect((await countedRouterErrors()) - before).toBe(size);
        },
      };
    },
  },
};
