import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { moveManifest } from '#platform/db/move-manifest';
import { judgedTables, podTables, publicTables } from '#platform/db/public-tables';
import { type DatabaseRole, databaseRoles } from '#platform/db/roles';
import { aMerchant } from './builders/merchant.ts';
import { plantedFaults } from './fixtures/planted-tenancy-faults.ts';
import { tenancyFaults } from './tenancy-catalogue.ts';
import { type TestMall, testMall } from './test-mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], goods: ['甲的苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['21'], goods: ['乙的梨'] });
});
afterAll(() => mall.close());

const countAs = (role: DatabaseRole, table: string, before = '') =>
  mall.as(role, async (client) => {
    if (before) await client.query(before);
    return (await client.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n;
  });

describe('tables of merchants in the catalogue (spec 1)', () => {
  test('every key, index and foreign key begins with mid, row security is forced, nothing is left out of a move', async () => {
    expect(await tenancyFaults(mall)).toEqual([]);
  });

  test.each(plantedFaults)('finds the planted fault: $sql', async ({ sql, finds }) => {
    const spoiled = await testMall();
    try {
      await spoiled.sql(sql);
      expect(await tenancyFaults(spoiled)).toContainEqual(expect.stringMatching(finds));
    } finally {
      await spoiled.close();
    }
  });
});

describe('what each database role may see (spec 1)', () => {
  test.each(moveManifest.filter((table) => table !== 'platform.outbox'))(
    'qianpu_app sees no row of %s while no merchant is named',
    async (table) => {
      expect(await countAs('qianpu_app', table)).toBe('0');
    },
  );

  test('qianpu_app sees the rows of the merchant it entered and no others', async () => {
    const titles = await mall.as('qianpu_app', async (client) => {
      await client.query('begin');
      await client.query('select platform.enter(1)');
      return (await client.query<{ title: string }>('select title from catalog.goods')).rows.map(({ title }) => title);
    });
    expect(titles).toEqual(['甲的苹果']);
  });

  test('qianpu_app cannot write a row of another merchant', async () => {
    const write = mall.as('qianpu_app', async (client) => {
      await client.query('begin');
      await client.query('select platform.enter(1)');
      await client.query(`insert into catalog.category values (2, 999, '偷', 'x.png', 1)`);
    });
    await expect(write).rejects.toThrow(/row-level security/);
  });

  test('the merchant is named for one transaction only', async () => {
    const after = await mall.as('qianpu_app', async (client) => {
      await client.query('begin');
      await client.query('select platform.enter(1)');
      await client.query('commit');
      return (await client.query<{ n: string }>('select count(*) as n from catalog.goods')).rows[0]?.n;
    });
    expect(after).toBe('0');
  });

  test.each(publicTables)('qianpu_public reads %s', async (table) => {
    expect(Number(await countAs('qianpu_public', table))).toBeGreaterThanOrEqual(0);
  });

  test.each(moveManifest)('qianpu_public cannot write %s', async (table) => {
    await expect(mall.as('qianpu_public', (client) => client.query(`delete from ${table}`))).rejects.toThrow(/permission denied/);
  });

  test.each(moveManifest.filter((table) => !podTables.includes(table as never)))('qianpu_pod does not reach %s', async (table) => {
    await expect(countAs('qianpu_pod', table)).rejects.toThrow(/permission denied/);
  });

  test.each(moveManifest.filter((table) => !judgedTables.includes(table as never)))('qianpu_referee does not reach %s', async (table) => {
    await expect(countAs('qianpu_referee', table)).rejects.toThrow(/permission denied/);
  });

  test('qianpu_referee reads the books of all merchants', async () => {
    await mall.sql(`insert into trade.unpaid_count (mid, member_id, unpaid) values (1, 1, 0), (2, 1, 0)`);
    expect(await countAs('qianpu_referee', 'trade.unpaid_count')).toBe('2');
  });

  test.each(judgedTables)('qianpu_referee cannot write %s', async (table) => {
    await expect(mall.as('qianpu_referee', (client) => client.query(`delete from ${table}`))).rejects.toThrow(/permission denied/);
  });

  test('qianpu_pod sees a session only when it has run out', async () => {
    await mall.sql(`insert into member.account (mid, id, phone, nick_name, created_at) values (1, 1, '13800000001', '甲', platform.now())`);
    await mall.sql(`insert into member.session (mid, id, member_id, token_hash, channel, created_at, seen_at, expires_at)
      select 1, n, 1, sha256(n::text::bytea), 'h5', platform.now(), platform.now(), platform.now() + (n - 1.5) * interval '1 hour' from generate_series(1, 3) n`);
    expect(await countAs('qianpu_pod', 'member.session')).toBe('1');
  });

  test.each(databaseRoles)('%s is an ordinary role: it cannot go round row security', async (role) => {
    const [facts] = await mall.sql<{ rolsuper: boolean; rolbypassrls: boolean; rolcreaterole: boolean; rolcreatedb: boolean }>(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = $1',
      [role],
    );
    expect(facts).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
  });
});

describe('entering a merchant (spec 1)', () => {
  test('a merchant that is not active on this pod is refused', async () => {
    await mall.sql(`insert into platform.tenant (mid, state) values (3, 'moved')`);
    await expect(inTx(mall.ctx('3'), async (ctx) => ctx.mid)).rejects.toMatchObject({ code: 'QP001' });
    await expect(inTx(mall.ctx('4'), async (ctx) => ctx.mid)).rejects.toMatchObject({ code: 'QP001' });
  });

  test('a move waits for the writes under way, and later writes are refused', async () => {
    const order: string[] = [];
    const entered = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const write = inTx(mall.ctx('2'), async (ctx) => {
      entered.resolve();
      await written.promise;
      order.push(`write of ${ctx.mid}`);
    });
    await entered.promise;
    const fence = mall
      .sql(`do $$ begin perform pg_advisory_xact_lock(2); update platform.tenant set state = 'moving' where mid = 2; end $$`)
      .then(() => order.push('fence'));
    await expect.poll(() => mall.sql(`select from pg_locks where locktype = 'advisory' and not granted`)).toHaveLength(1);
    written.resolve();
    await Promise.all([write, fence]);
    expect(order).toEqual(['write of 2', 'fence']);
    await expect(inTx(mall.ctx('2'), async (ctx) => ctx.mid)).rejects.toMatchObject({ code: 'QP001' });
    await mall.sql(`update platform.tenant set state = 'active' where mid = 2`);
  });

  test('a failed transaction leaves nothing behind', async () => {
    const before = await mall.sql('select id from catalog.category where mid = 1');
    const attempt = inTx(mall.ctx('1'), async (ctx) => {
      const { addCategory } = await import('#modules/catalog');
      await addCategory(ctx, { name: '新', picture: '1/x.png', position: 9 });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await mall.sql('select id from catalog.category where mid = 1')).toEqual(before);
  });
});

describe('the one clock (spec 4)', () => {
  test('moving the clock moves the time every transaction is told', async () => {
    const before = await inTx(mall.ctx('1'), async (ctx) => ctx.now.getTime());
    await mall.moveClock('31 minutes');
    const after = await inTx(mall.ctx('1'), async (ctx) => ctx.now.getTime());
    expect(after - before).toBeGreaterThanOrEqual(31 * 60_000);
    expect(after - before).toBeLessThan(31 * 60_000 + 5_000);
  });
});
