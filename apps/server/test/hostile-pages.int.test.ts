import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@qianpu/contract/rows';
import { rows } from '@qianpu/contract/rows';
import type { Block, DecoratedPage } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { hostilePages } from '../src/modules/decoration/hostile-blocks.fixture.ts';
import { hostileAddresses, hostilePayloads } from '../src/modules/decoration/hostile-payloads.fixture.ts';
import { cleanRichText } from '../src/modules/decoration/rich-text.rules.ts';
import { aMerchant } from './a-merchant.ts';
import { anAddress, aStaffToken } from './a-populated-mall.ts';
import { anApi } from './an-api.ts';
import { send } from './call-table.ts';
import { type TestMall, testMall } from './test-mall.ts';

const files = { picture: '1/a.jpg', film: '1/a.mp4' };
const host = 'omo.partner.example';

let pictures: string;
let mall: TestMall;
let server: HttpServer;
let staff: string;
beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'qianpu-pictures-'));
  await mkdir(join(pictures, '1'));
  for (const key of Object.values(files)) await writeFile(join(pictures, key), '');
  mall = await testMall({ imageDir: pictures });
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods: ['红苹果'] });
  await mall.sql('insert into shop.link_host (mid, host) values (1, $1)', [host]);
  server = anApi(mall);
  staff = await aStaffToken(mall, '1', ['decoration.*']);
});
afterAll(async () => {
  await server.close();
  await mall.close();
  await rm(pictures, { recursive: true });
});

const ask = async <T>(name: CallName, input: object, token = ''): Promise<T> => {
  const { code, data } = await send(server, rows[name], input, { host: 'apples.test', mid: '1', cid: '11', token, address: anAddress() });
  return (code === 0 || code === '200' ? data : { refused: code, data }) as T;
};

const share = { title: '茶席', describe: '', picture: null };
const save = (id: string, revision: number, blocks: readonly object[]) =>
  ask<{ revision: number }>('decoration.page.save', { id, revision, title: '茶席', share, blocks }, staff);
const create = () => ask<{ id: string }>('decoration.page.create', { kind: 'micro', title: '茶席' }, staff);

/** As it is to be kept: rich text cleaned (its own test says what that leaves), all else to the letter. */
const kept = (block: Block): Block =>
  block.type === 'richText' ? { ...block, props: { html: cleanRichText(block.props.html, [host]) } } : block;

describe('hostile texts in every text, name and link of every block (spec 3)', () => {
  test('are kept to the letter where they are only texts, and cleaned where they are HTML', { timeout: 120_000 }, async () => {
    expect(hostilePayloads.length).toBeGreaterThanOrEqual(500);
    const { id } = await create();
    let revision = 1;
    for (const blocks of hostilePages(files)) {
      ({ revision } = await save(id, revision, blocks));
      expect(await ask('decoration.page.publish', { id, revision }, staff)).toEqual({ version: revision - 1, findings: [] });
      const page = await ask<DecoratedPage>('decoration.page.find', { cid: '11', id });
      expect(page.blocks).toEqual(blocks.map(kept));
    }
  });

  test('as addresses of links are refused', async () => {
    const { id } = await create();
    const strip = (link: object) => ({ id: 'strip', type: 'strip', props: { title: '茶', text: '', action: '去', link } });
    for (const address of [...hostileAddresses, ...hostilePayloads.filter((_, nth) => nth % 25 === 0)]) {
      for (const link of [
        { pageType: 'customLink', data: { customLink: address } },
        { pageType: 'goods', data: { id: address } },
        { pageType: 'systemPage', data: { name: address } },
      ]) {
        expect(await save(id, 1, [strip(link)]), address).toMatchObject({ refused: '600400' });
      }
    }
  });

  test('as keys of pictures are refused', async () => {
    const { id } = await create();
    for (const picture of [...hostileAddresses, '//evil.example/a.jpg', 'https://evil.example/a.jpg', '../a.jpg', '/1/a.jpg', '1/a.svg']) {
      const popup = { id: 'popup', type: 'popup', props: { picture, alt: '茶', often: 'once' } };
      expect(await save(id, 1, [popup]), picture).toMatchObject({ refused: '600400' });
    }
  });

  test('rich text in which nothing is left to read is refused', async () => {
    const { id } = await create();
    const html = '<script>alert(1)</script>';
    const refused = { refused: '600400', data: ['blocks.0.props.html'] };
    expect(await save(id, 1, [{ id: 'words', type: 'richText', props: { html } }])).toEqual(refused);
  });
});
