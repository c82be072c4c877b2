import type { Block, DecoratedPage } from '@qianpu/contract/types';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { subscribeToReports } from '#api/report';
import type { Answers } from '../../test/a-storefront.tsx';
import { openPage, refused } from '../../test/a-storefront.tsx';
import { loadRareBlocks } from './load-block.ts';
import { loadPage } from './load-page.ts';

// Chunks are loaded here as a phone loads them, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });
beforeAll(async () => {
  await Promise.all([loadPage('micropage'), loadPage('indexMicropage'), loadPage('micropageClass'), loadPage('notFond'), loadRareBlocks()]);
}, 120_000);

const title = (id: string, text: string): Block => ({ id, type: 'title', props: { title: text, subtitle: '', align: 'left' } });

const aPage = (blocks: readonly Block[]): DecoratedPage => ({
  id: '7',
  version: 1,
  title: '春日茶席',
  share: { title: '春日茶席', describe: '一席六味', picture: null },
  blocks: [...blocks],
});

const open = (path: string, ...blocks: Block[]) => openPage(path, { answers: { 'decoration.page.find': () => aPage(blocks) } });

/** As a newer mall would send it to a tab that has not been closed since. */
const unheardOf = (id: string) => ({ id, type: 'fortuneWheel', props: {} }) as unknown as Block;

describe('micro pages (spec 2.1, 3)', () => {
  test('are asked for by their id, and say their own title', async () => {
    const { sentTo } = await open('/micropage.html?id=7', title('a', '六味茶'));
    expect(await screen.findByRole('heading', { name: '六味茶' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('春日茶席');
    expect(document.title).toBe('春日茶席');
    expect(sentTo('decoration.page.find').map(({ input }) => input)).toEqual([{ cid: '11', id: '7' }]);
  });

  test('that are not there any more give way to the page that says so', async () => {
    await openPage('/micropage.html?id=7', { answers: { 'decoration.page.find': () => refused('600404', '没有找到') } });
    expect(await screen.findByText('没有找到这个页面')).toBeTruthy();
  });

  test('that did not come can be asked for again', async () => {
    const replies = [refused('600500', '系统繁忙'), aPage([title('a', '六味茶')])];
    await openPage('/micropage.html?id=7', { answers: { 'decoration.page.find': () => replies.shift()! } });
    fireEvent.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('heading', { name: '六味茶' })).toBeTruthy();
  });

  test.each([
    ['?id=7', { cid: '11', id: '7' }, '春日茶席'],
    ['', { cid: '11', name: 'index' }, '鲜屿生活'],
  ])('shown as home, at indexMicropage%s: %o', async (search, requested, titleThen) => {
    const { sentTo } = await open(`/indexMicropage.html${search}`, title('a', '六味茶'));
    expect(await screen.findByRole('heading', { name: '六味茶' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
    expect(sentTo('decoration.page.find')[0]?.input).toEqual(requested);
    await waitFor(() => expect(document.title).toBe(titleThen));
  });
});

describe('blocks that few pages hold (spec 3)', () => {
  test('come by themselves, in the merchant’s order', async () => {
    const text: Block = { id: 'b', type: 'richText', props: { html: '<p>水要刚开</p>' } };
    await open('/micropage.html?id=7', title('a', '六味茶'), text, title('c', '茶点'));
    await screen.findByText('水要刚开');
    const main = document.querySelector('main')?.textContent ?? '';
    expect(['六味茶', '水要刚开', '茶点'].map((words) => main.indexOf(words))).toEqual(
      ['六味茶', '水要刚开', '茶点'].map((words) => main.indexOf(words)).toSorted((one, other) => one - other),
    );
  });

  test('of a type this build does not know leave their place empty, and are told of once', async () => {
    const reports: object[] = [];
    subscribeToReports((result) => reports.push(result));
    await open('/micropage.html?id=7', unheardOf('a'), title('b', '六味茶'), unheardOf('c'));
    await waitFor(() => expect(document.querySelectorAll('main > [aria-hidden]')).toHaveLength(0));
    expect(screen.getByRole('heading', { name: '六味茶' })).toBeTruthy();
    await open('/micropage.html?id=8', unheardOf('a'), title('b', '茶点'));
    await screen.findByRole('heading', { name: '茶点' });
    expect(reports).toEqual([{ kind: 'unknown-block', message: 'fortuneWheel' }]);
  });
});

describe('the micro pages of a category (spec 2.1)', () => {
  const answers = (pages: { id: string; title: string; describe: string; picture: string | null }[]): Answers => ({
    'decoration.pageClass.find': () => ({ id: '3', title: '节令', pages }),
  });

  test('are cards that lead to them', async () => {
    await openPage('/micropageClass.html?id=3', {
      answers: answers([
        { id: '7', title: '春日茶席', describe: '一席六味', picture: '1/spring.jpg' },
        { id: '8', title: '秋日茶席', describe: '', picture: null },
      ]),
    });
    const cards = await screen.findAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/shop/micropage.html?id=7', '/shop/micropage.html?id=8']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('节令');
    expect(document.title).toBe('节令');
  });

  test('where there are none, the goods are a way on', async () => {
    await openPage('/micropageClass.html?id=3', { answers: answers([]) });
    expect(await screen.findByText('这里还没有内容')).toBeTruthy();
    expect(screen.getByRole('link', { name: '看全部商品' }).getAttribute('href')).toBe('/shop/classGoodList.html');
  });
});
