import { rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPopulatedMall, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { isOk, send } from '../../../test/call-table.ts';
import { tenantRows } from '../../../test/tenant-rows.ts';

let house: PopulatedMall;
beforeAll(async () => {
  house = await aPopulatedMall();
});
afterAll(() => house.close());

const report = (input: object) =>
  send(house.server, rows['ops.report.vitals'], { page: 'index', env: 'h5', build: 'b1', ...input }, house.from());
const figure = async (line: string) => {
  const { body } = await house.server.inject('/metrics');
  const found = body.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? 0);
};

describe('how fast pages were on phones (spec 9)', () => {
  test('is counted by page and environment, and nothing is kept', async () => {
    const lcp = 'vital="LCP",page="index",env="h5"';
    const figures = () =>
      Promise.all([
        figure(`qianpu_vitals_seconds_count{${lcp}}`),
        figure(`qianpu_vitals_seconds_bucket{le="2.5",${lcp}}`),
        figure('qianpu_vitals_seconds_count{vital="INP",page="index",env="h5"}'),
        figure('qianpu_vitals_cls_bucket{le="0.02",page="index",env="h5"}'),
      ]);
    const [rowsBefore, before] = [await tenantRows(house.mall), await figures()];
    expect(isOk(await report({ LCP: 1_700, CLS: 0.015 }))).toBe(true);
    expect(isOk(await report({ LCP: 2_600, INP: 90 }))).toBe(true);
    // A process counts for all files it runs.
    expect((await figures()).map((count, nth) => count - (before[nth] ?? 0))).toEqual([2, 1, 1, 1]);
    expect(await tenantRows(house.mall)).toEqual(rowsBefore);
  });

  test.each([
    ['a page nobody has, which would be a series of its own', { page: 'x1' }],
    ['an environment nobody knows', { env: 'toaster' }],
    ['a time before the page', { LCP: -1 }],
    ['a time of an hour', { TTFB: 3_600_000 }],
    ['no number', { CLS: '0' }],
  ])('%s is bad input', async (_what, part) => {
    expect(await report(part)).toMatchObject({ code: '600400' });
  });
});
