import { rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCleanup } from '#platform/cleanup/cleanup';
import { inTx } from '#platform/ctx';
import type { HttpServer } from '#platform/http/http-server';
import { writeTallies } from '#platform/tally';
import { anApi } from '../../../test/builders/api.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aSearchableMall, type SearchableMall, searchableGoods } from '../../../test/builders/searchable-mall.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { send } from '../../../test/call-table.ts';
import type { TestMall } from '../../../test/test-mall.ts';
import { noteBuyer } from './bought-again.repo.ts';
import { searchCleanup } from './search.cleanup.repo.ts';

let mall: TestMall;
let server: HttpServer;
let goods: SearchableMall['goods'];

beforeAll(async () => {
  // What other files of this process have counted is not this mall's.
  await writeTallies();
  ({ mall, goods } = await aSearchableMall());
  server = anApi(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

// An address of its own: what another file of this process has counted for the usual one is not counted again for an hour.
const from = { host: 'apples.test', mid: '1', cid: '11', address: '198.51.100.7' };
const search = ({ words }: { words: string }) => send(server, rows['catalog.search.goods'], { cid: '11', words }, from);
const [, , cake, milk, cherries] = searchableGoods.map(({ title }) => title);

describe('hot words and rankings (spec 7.2)', () => {
  type Hot = OutputOf<'catalog.search.hotWords'>;
  const hotWords = async () => (await send(server, rows['catalog.search.hotWords'], { cid: '11' }, from)).data as Hot;

  test('come from what was searched for, by words the shop knows alone', async () => {
    await search({ words: '奶油蛋糕' });
    await search({ words: '牛奶' });
    await search({ words: '13800000000' });
    await writeTallies();
    const { words, rankings, placeholders } = await hotWords();
    expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['奶油', '蛋糕', '牛奶']));
    expect(words[0]?.badge).toBe('hot');
    expect(placeholders).toHaveLength(3);
    expect(await mall.sql("select from catalog.searched_word where word like '138%'")).toEqual([]);
    const [searched] = rankings;
    expect(searched?.kind).toBe('searched');
    expect(searched?.list.map(({ title }) => title)).toEqual(expect.arrayContaining([cake, milk]));
  });

  test('are not made by one who asks over and over: an address counts once an hour for a word and for goods', async () => {
    const counts = async () => [
      ...(await mall.sql("select count from catalog.searched_word where word = '车厘子'")),
      ...(await mall.sql('select count from catalog.searched_goods where goods_id = $1', [goods.get(cherries ?? '')])),
    ];
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      // in other words, since an answer is kept for a second
      for (const words of ['车厘子', ' 车厘子', '车厘子 '])
        await send(server, rows['catalog.search.goods'], { cid: '11', words }, { ...from, address });
    }
    await writeTallies();
    expect(await counts()).toEqual([{ count: 2 }, { count: 2 }]);
  });

  test('do not come from links: who opens a page from elsewhere may not have looked for anything', async () => {
    const counted = () => mall.sql('select goods_id, count from catalog.searched_goods where mid = 1 order by goods_id');
    const before = await counted();
    const web = await aWebServer(mall);
    const page = await web.inject({ url: `/shop/goodSearch?words=${encodeURIComponent('香梨')}`, headers: { host: 'apples.test' } });
    expect(page.body).toContain('新疆库尔勒香梨');
    const link = { method: 'GET', url: rows['catalog.search.goods'].path, query: { cid: '11', words: '香梨' } } as const;
    expect((await server.inject({ ...link, headers: { host: 'apples.test' } })).statusCode).toBe(404);
    await writeTallies();
    expect(await counted()).toEqual(before);
    await web.close();
  });

  test('staff choose what comes first', async () => {
    const token = await aStaffToken(mall, '1', ['catalog.*']);
    const input = { cid: '11', placeholders: ['阳光金奇异果'], words: [{ text: '大闸蟹', badge: 'new' }] };
    expect(await send(server, rows['catalog.search.setHotWords'], input, { ...from, token })).toMatchObject({ code: 0 });
    const { words, placeholders } = await hotWords();
    expect([placeholders, words[0]]).toEqual([['阳光金奇异果'], { text: '大闸蟹', badge: 'new' }]);
    const foreign = await send(server, rows['catalog.search.setHotWords'], { ...input, cid: '21' }, { ...from, token });
    expect(foreign.code).not.toBe(0);
  });

  test('goods that buyers come back for are ranked by how many do', async () => {
    const id = goods.get(milk ?? '') ?? '';
    const pay = async (memberId: string) => {
      await inTx(mall.ctx('1'), (ctx) => noteBuyer(ctx, '11', memberId, [id, id]));
    };
    for (let member = 1; member <= 10; member += 1) await pay(`${member}`);
    expect((await hotWords()).rankings[1]?.list).toEqual([]);
    for (const member of ['1', '1', '2', '3']) await pay(member);
    expect((await hotWords()).rankings[1]).toMatchObject({ kind: 'boughtAgain', list: [{ id, figure: 30 }] });
  });

  test('searches of a month ago are forgotten', async () => {
    await mall.moveClock('40 days');
    for (const sweep of searchCleanup) await runCleanup(mall.pod, sweep);
    expect(await mall.sql('select from catalog.searched_word')).toEqual([]);
    expect(await mall.sql('select from catalog.searched_goods')).toEqual([]);
    await mall.moveClock('-40 days');
  });
});
