import { beforeAll, describe, expect, test } from 'vitest';
import { type DrillReport, drillRestore } from './restore-drill.ts';

describe('a mall whose database is gone (the restore drill)', () => {
  let report: DrillReport;
  beforeAll(async () => {
    const begun = performance.now();
    const tell = (text: string) => console.log(`${Math.round((performance.now() - begun) / 1_000)} s: ${text}`);
    report = await drillRestore({ seconds: 8, buyers: 4, archiveSeconds: 2, tell });
    const { ordersPromised, rpoSeconds, rtoSeconds, ordersLost } = report;
    console.log(`${ordersPromised} orders promised, RPO ${rpoSeconds.toFixed(1)} s (${ordersLost} orders), RTO ${rtoSeconds.toFixed(1)} s`);
  }, 180_000);

  test('is restored to a named second: all that was promised by then is there, nothing that was begun later', () => {
    expect(report.ordersPromised).toBeGreaterThan(5);
    expect(report).toMatchObject({ lostBefore: [], thereAfter: [] });
    expect(report.ordersLost).toBeGreaterThan(0);
  });

  test('has no finding in its books at that second', () => {
    expect(report.books).toMatch(/^0 findings/);
  });

  test('has every picture that its rows name', () => {
    expect(report.picturesNamed).toBeGreaterThan(100);
    expect(report).toMatchObject({ picturesMissing: [], picturesChanged: [] });
  });
});
