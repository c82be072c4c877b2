import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import type { OwnDb } from './own.ts';
import { prepared } from './prepared.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await testMall();
});
afterAll(() => mall.close());

describe('hot statements (spec 9)', () => {
  test('the same text runs under its name with the values of each call', async () => {
    await mall.sql(`insert into platform.directory (mid, pod) values (5, 'main'), (6, 'main')`);
    await mall.sql(`insert into platform.host (host, mid) values ('five.test', 5), ('six.test', 6)`);
    const byMid = prepared('test.hosts', (db: OwnDb<'platform'>, p: { mid: string }) =>
      db.selectFrom('platform.host').select('host').where('mid', '=', p.mid),
    );
    const db = mall.pod.as.qianpu_public;
    expect(await byMid(db, { mid: '5' })).toEqual([{ host: 'five.test' }]);
    expect(await byMid(db, { mid: '6' })).toEqual([{ host: 'six.test' }]);
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);
    expect(rows).toContainEqual({ name: 'test.hosts' });
  });

  test('a statement that looks at its values instead of placing them is refused when it is written', async () => {
    const looking = prepared('test.looking', (db: OwnDb<'platform'>, p: { mid: number }) =>
      db.selectFrom('platform.host').select('host').where('mid', '=', `${p.mid}`),
    );
    await expect(looking(mall.pod.as.qianpu_public, { mid: 1 })).rejects.toThrow('it cannot look at them: "mid"');
  });
});
