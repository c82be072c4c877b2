import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMerchant } from '../../test/builders/merchant.ts';
import { type TestMall, testMall } from '../../test/test-mall.ts';
import { inTx } from './ctx.ts';
import type { OwnDb } from './db/own.ts';
import { prepared } from './db/prepared.ts';

let mall: TestMall;

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], goods: [] });
});
afterAll(() => mall.close());

const hosts = prepared('test.hosts_of', (db: OwnDb<'platform'>, p: { mid: string }) =>
  db.selectFrom('platform.host').select('host').where('mid', '=', p.mid),
);

describe('what is to be done after the commit', () => {
  it('is done in order, when the transaction is over', async () => {
    const done: string[] = [];
    await inTx(mall.ctx('1'), async (ctx) => {
      ctx.afterCommit(() => done.push('first'));
      ctx.afterCommit(() => done.push('second'));
      done.push('work');
    });
    expect(done).toEqual(['work', 'first', 'second']);
  });

  it('is not done when the transaction fails', async () => {
    const done: string[] = [];
    const failing = inTx(mall.ctx('1'), async (ctx) => {
      ctx.afterCommit(() => done.push('never'));
      throw new Error('the work');
    });
    await expect(failing).rejects.toThrow('the work');
    expect(done).toEqual([]);
  });
});

describe('one transaction', () => {
  it('fails when one of its statements failed and nobody looked', async () => {
    const careless = inTx(mall.ctx('1'), async (ctx) => {
      await sql`select 1 / 0`.execute(ctx.db).catch(() => undefined);
      return 'all is well';
    });
    await expect(careless).rejects.toThrow('rolled back');
  });

  it('is not open to statements that come after its end', async () => {
    const ended = await inTx(mall.ctx('1'), async (ctx) => ctx.db);
    await expect(sql`select 1`.execute(ended)).rejects.toThrow('after its transaction had ended');
    await expect(hosts(ended, { mid: '1' })).rejects.toThrow('after its transaction had ended');
  });

  it('gives its connection back whole when the work fails with statements under way', async () => {
    const failing = inTx(mall.ctx('1'), (ctx) =>
      Promise.all([sql`select 1 / 0`.execute(ctx.db), hosts(ctx.db, { mid: '1' }), sql`select pg_sleep(0.05)`.execute(ctx.db)]),
    );
    await expect(failing).rejects.toThrow('division by zero');
    const found = await Promise.all(Array.from({ length: 8 }, () => inTx(mall.ctx('1'), (ctx) => hosts(ctx.db, { mid: '1' }))));
    expect(found).toEqual(Array.from({ length: 8 }, () => []));
  });

  it('fails when its connection is lost, and so does nothing else', async () => {
    const cut = inTx(mall.ctx('1'), (ctx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(ctx.db));
    await expect(cut).rejects.toThrow('terminat');
    expect(await inTx(mall.ctx('1'), (ctx) => hosts(ctx.db, { mid: '1' }))).toEqual([]);
  });
});
