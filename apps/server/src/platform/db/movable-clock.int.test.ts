import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#db/migrate';
import { createLog } from '#platform/log';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { refuseMovableClock } from './movable-clock.ts';

const log = createLog('test', 'silent');
let mall: TestMall;

beforeAll(async () => {
  mall = await testMall();
});
afterAll(() => mall.close());

describe('a database whose clock can be moved (A3)', () => {
  test('is refused by production, by its roles and by its migrations', async () => {
    await expect(refuseMovableClock(mall.pod, log)).rejects.toThrow('was made for development');
    await expect(migrate(mall.url, { movableClock: false })).rejects.toThrow('was made for development');
  });

  test('is told from one of production', async () => {
    await mall.sql('drop table platform.clock');
    await expect(refuseMovableClock(mall.pod, log)).resolves.toBeUndefined();
  });

  test('that is away holds up no start', async () => {
    await mall.cutOff();
    await expect(refuseMovableClock(mall.pod, log)).resolves.toBeUndefined();
  });
});
