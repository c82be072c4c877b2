import type { CallName } from '@qianpu/contract/rows';
import { rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { anApi } from '../../test/builders/api.ts';
import { anAddress, aStaffToken } from '../../test/builders/populated-mall.ts';
import { send } from '../../test/call-table.ts';
import { type TestMall, testMall } from '../../test/test-mall.ts';
import { demoShops } from './demo/demo-merchant.ts';
import { DEMO_MID } from './demo/demo-mid.ts';
import { loadDemo } from './load-demo.ts';

let mall: TestMall;
let server: HttpServer;
let staff: string;

/** 63 goods one by one and a year of orders: seconds, but minutes on a crowded machine. */
const loadingMs = 480_000;

const load = () => loadDemo(mall.url, mall.pod, createLog('test', 'silent'), { again: false, secretsKey: 'a1'.repeat(32) });

beforeAll(async () => {
  mall = await testMall();
  expect(await load()).toBe('loaded');
  server = anApi(mall);
  staff = await aStaffToken(mall, DEMO_MID, ['decoration.*']);
}, loadingMs);
afterAll(async () => {
  await server.close();
  await mall.close();
});

const ask = async <T>(name: CallName, input: object): Promise<T> => {
  const sender = { host: 'localhost', mid: DEMO_MID, cid: '101', token: staff, address: anAddress() };
  const { data } = await send(server, rows[name], input, sender);
  return data as T;
};

interface Head {
  readonly id: string;
  readonly kind: 'home' | 'micro';
  readonly cid: string;
  readonly title: string;
  readonly revision: number;
  readonly liveVersion: number | null;
}

const listPages = async () => (await ask<{ list: Head[] }>('decoration.page.list', { pageNum: 1, pageSize: 30 })).list;

async function homeOf(cid: string): Promise<Head> {
  const home = (await listPages()).find((page) => page.cid === cid && page.kind === 'home');
  if (!home) throw new Error(`shop ${cid} has no home`);
  return home;
}

describe("the demo's catalogue (spec 5)", () => {
  test('each shop has its own categories in three levels, none of them empty', async () => {
    interface Node {
      readonly name: string;
      readonly goodsCount: number;
      readonly children?: readonly Node[];
    }
    for (const { cid, categories, layout } of demoShops) {
      const found = await ask<{ layout: string; tree: readonly Node[] }>('catalog.category.treeList', { cid });
      expect(found.layout).toBe(layout);
      expect(found.tree.map(({ name }) => name)).toEqual(categories.map(({ name }) => name));
      const leaves = found.tree.flatMap(({ children = [] }) => children.flatMap((branch) => branch.children ?? []));
      expect(leaves.filter(({ goodsCount }) => goodsCount === 0)).toEqual([]);
    }
  });

  test('an item has a film, a brand, promises, parameters and a way down the categories', async () => {
    const { list } = await ask<{ list: { id: string; title: string }[] }>('catalog.product.pageList', { cid: '101', pageSize: 1 });
    const item = await ask('catalog.product.info', { cid: '101', id: list[0]?.id });
    expect(item).toMatchObject({
      video: { key: '1001/photo/film-orange.mp4' },
      brand: { name: '果山里' },
      parameters: expect.arrayContaining([{ name: '产地', value: '江西赣州' }]),
      promises: [{ title: '坏单包赔' }, { title: '不鲜退款' }, { title: '当日送达' }],
      categoryPath: [{ name: '鲜果' }, { name: '柑橘' }, { name: '脐橙' }],
    });
  });
});

describe("the demo's pages (spec 3)", () => {
  test('each shop has a home and two micro pages in a class of its own', async () => {
    const pages = await listPages();
    for (const { cid, home, microPages } of demoShops) {
      const live = pages.filter((page) => page.cid === cid && page.liveVersion === 1);
      expect(live.map(({ kind, title }) => `${kind} ${title}`).toSorted()).toEqual(
        [`home ${home.title}`, ...microPages.map(({ title }) => `micro ${title}`)].toSorted(),
      );
    }
    const { list } = await ask<{ list: { id: string; title: string }[] }>('decoration.pageClass.list', {});
    expect(list.map(({ title }) => title)).toEqual(demoShops.map(({ pageClass }) => pageClass));
    for (const [at, { cid, microPages }] of demoShops.entries()) {
      const found = await ask<{ pages: { title: string }[] }>('decoration.pageClass.find', { cid, id: list[at]?.id });
      expect(found.pages.map(({ title }) => title).toSorted()).toEqual(microPages.map(({ title }) => title).toSorted());
    }
  });

  test('a careful colleague has nothing to say of them but that their pictures are not painted here', async () => {
    for (const { id, title } of await listPages()) {
      const { findings } = await ask<{ findings: { kind: string }[] }>('decoration.page.check', { id });
      expect(
        findings.filter(({ kind }) => kind !== 'missingPicture'),
        title,
      ).toEqual([]);
    }
  });

  test('loaded again, they stay as they are', async () => {
    const before = await listPages();
    expect(await load()).toBe('there');
    expect(await listPages()).toEqual(before);
  });

  test('a home that was arranged otherwise is replaced, and stays among its versions', async () => {
    const { id, revision } = await homeOf('101');
    const blocks = [{ id: 'air', type: 'spacer', props: { height: 12 } }];
    const share = { title: '旧', describe: '', picture: null };
    const saved = await ask<{ revision: number }>('decoration.page.save', { id, revision, title: '旧', share, blocks });
    await ask('decoration.page.publish', { id, revision: saved.revision });
    const before = await listPages();

    expect(await load()).toBe('rearranged');
    expect(await listPages()).toHaveLength(before.length);
    expect(await homeOf('101')).toMatchObject({ id, title: '鲜屿生活', liveVersion: 3 });
    const { list } = await ask<{ list: { version: number; title: string }[] }>('decoration.page.versions', {
      id,
      pageNum: 1,
      pageSize: 10,
    });
    expect(list.map(({ title }) => title)).toEqual(['鲜屿生活', '旧', '鲜屿生活']);
  });

  test('where goods are missing nothing is arranged, so that no link leads nowhere', async () => {
    const { id, revision } = await homeOf('103');
    const share = { title: '旧', describe: '', picture: null };
    const blocks = [{ id: 'air', type: 'spacer', props: { height: 12 } }];
    const saved = await ask<{ revision: number }>('decoration.page.save', { id, revision, title: '旧', share, blocks });
    await ask('decoration.page.publish', { id, revision: saved.revision });
    await mall.sql('update catalog.shelf set is_on = false where mid = $1 and cid = 103 and position = 0', [DEMO_MID]);
    const before = await listPages();

    expect(await load()).toBe('lacking');
    expect(await listPages()).toEqual(before);
  });
});
