import type { Block, DecoratedPage } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileBlocks } from '../src/modules/decoration/hostile-blocks.fixture.ts';
import { hostileAddresses, hostilePayloads } from '../src/platform/rich-text/hostile-payloads.fixture.ts';
import { cleanRichText } from '../src/platform/rich-text/rich-text.rules.ts';
import { aDecoratingMall, type DecoratingMall } from './builders/decorating-mall.ts';

const host = 'omo.partner.example';

let house: DecoratingMall;
beforeAll(async () => {
  house = await aDecoratingMall();
  await house.asStaff('shop.linkHost.add', { host });
});
afterAll(() => house.close());

const share = { title: '茶席', describe: '', picture: null };
const save = (id: string, revision: number, blocks: readonly object[]) =>
  house.asStaff<{ revision: number }>('decoration.page.save', { id, revision, title: '茶席', share, blocks });
const create = () => house.asStaff<{ id: string }>('decoration.page.create', { kind: 'micro', title: '茶席' });

/** As it is to be kept: rich text cleaned (its own test says what that leaves), all else to the letter. */
const stored = (block: Block): Block =>
  block.type === 'richText' ? { ...block, props: { html: cleanRichText(block.props.html, [host]) } } : block;

describe('hostile texts in every text, name and link of every block (spec 3)', () => {
  test('are kept to the letter where they are only texts, and cleaned where they are HTML', { timeout: 300_000 }, async () => {
    expect(hostilePayloads.length).toBeGreaterThanOrEqual(500);
    const { id } = await create();
    const existing = { picture: '1/good.jpg', film: '1/film.mp4', goodsId: house.apples.goodsIds[0] ?? '' };
    let revision = 1;
    for (const blocks of hostileBlocks(existing)) {
      ({ revision } = await save(id, revision, blocks));
      // Blocks of activities name one that does not run: that is told, and nothing else is.
      const published = await house.asStaff<{ version: number; findings: { kind: string }[] }>('decoration.page.publish', { id, revision });
      expect(published.version).toBe(revision - 1);
      expect(published.findings.filter(({ kind }) => kind !== 'endedActivity')).toEqual([]);
      const page = await house.ask<DecoratedPage>('decoration.page.find', { cid: '11', id });
      expect(page.blocks).toEqual(blocks.map(stored));
    }
  });

  test('as addresses of links are refused', { timeout: 120_000 }, async () => {
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

  test.each([
    ['half a sign', '\ud800'],
    ['a NUL', '\0'],
  ])('%s, which PostgreSQL could not keep, is refused', async (_, text) => {
    const { id } = await create();
    const title = { id: 'title', type: 'title', props: { title: `茶${text}` } };
    const words = { id: 'words', type: 'richText', props: { html: `<p>茶${text}</p>` } };
    for (const block of [title, words]) expect(await save(id, 1, [block])).toMatchObject({ refused: '600400' });
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

  test('rich text that would make a page too heavy is refused', async () => {
    const { id } = await create();
    const words = (nth: number) => ({ id: `words-${nth}`, type: 'richText', props: { html: '茶'.repeat(20_000) } });
    expect(await save(id, 1, [1, 2, 3, 4].map(words))).toEqual({ refused: '600400', data: ['blocks'] });
    expect(await save(id, 1, [1, 2, 3].map(words))).toEqual({ revision: 2 });
  });
});
