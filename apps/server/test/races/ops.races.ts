import type { domainCheckRows, opsRows, opsStaffRows } from '@qianpu/contract/calls/ops';
import { expect } from 'vitest';
import { registry } from '#platform/metrics';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import { okCount, times } from './volley.ts';

/** Of a metric all values whose labels are these. */
async function counted(metric: string, labels: Readonly<Record<string, string>>): Promise<number> {
  const { values = [] } = (await registry.getSingleMetric(metric)?.get()) ?? {};
  const isMeant = (value: (typeof values)[number]) =>
    (!('metricName' in value) || value.metricName === `${metric}_count`) &&
    Object.entries(labels).every(([name, label]) => value.labels[name as keyof typeof value.labels] === label);
  return values.filter(isMeant).reduce((sum, { value }) => sum + value, 0);
}

const checked = {
  domain: 'apples.test',
  bizType: 1,
  requestTime: 1,
  cid: '11',
  mid: '1',
  serverTime: 2,
  recieveTime: 3,
  errorTime: null,
  thirdPartyFlag: 0,
  userAgent: '',
};

export const opsRaces: Races<typeof opsRows & typeof domainCheckRows & typeof opsStaffRows> = {
  'ops.report.error': {
    stake: 'none',
    prepare: async (_house, size) => {
      const before = await counted('qianpu_phone_errors_total', { kind: 'router' });
      const report = { kind: 'router', message: 'no such page', page: '/shop/', build: 'b1', env: 'h5' };
      return {
        shots: times(size, () => ({ name: 'ops.report.error', input: report })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect((await counted('qianpu_phone_errors_total', { kind: 'router' })) - before).toBe(size);
        },
      };
    },
  },

  'ops.report.vitals': {
    stake: 'none',
    prepare: async (_house, size) => {
      const labels = { vital: 'LCP', page: 'kf', env: 'mini' };
      const before = await counted('qianpu_vitals_seconds', labels);
      return {
        shots: times(size, () => ({ name: 'ops.report.vitals', input: { page: 'kf', env: 'mini', build: 'b1', LCP: 900 } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect((await counted('qianpu_vitals_seconds', labels)) - before).toBe(size);
        },
      };
    },
  },

  'ops.domainCheck.report': {
    stake: 'none',
    prepare: async (_house, size) => {
      const before = await counted('qianpu_domain_checks_total', { outcome: 'ok' });
      const input = { mid: '1', headers: {}, body: JSON.stringify([checked, checked]) };
      return {
        shots: times(size, () => ({ name: 'ops.domainCheck.report', input })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect((await counted('qianpu_domain_checks_total', { outcome: 'ok' })) - before).toBe(2 * size);
        },
      };
    },
  },

  'ops.domainCheck.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await aStaffToken(house.mall, '1', ['ops.*']);
      const domains = [['apples.test'], []];
      return {
        shots: times(size, (nth) => ({
          name: 'ops.domainCheck.set',
          token,
          input: { bizDomains: domains[nth % 2], reportMinutes: 1 + (nth % 2) },
        })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const rows = await house.mall.sql<{ biz_domains: string[]; report_minutes: number }>(
            'select biz_domains, report_minutes from ops.domain_check where mid = 1',
          );
          expect(rows.map(({ biz_domains, report_minutes }) => domains[report_minutes - 1]?.join() === biz_domains.join())).toEqual([true]);
        },
      };
    },
  },
};
