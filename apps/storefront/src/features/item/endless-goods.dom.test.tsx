import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCard } from '../../../test/a-card.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { renderPart, unreachable } from '../../../test/a-storefront.tsx';
import { EndlessGoods } from './endless-goods.tsx';
import { goodsPages } from './item-queries.ts';

const goods = (id: number) => aCard({ id: String(id), title: `商品 ${id}` });

/** Elements the page waits for to come near; scrolling to the end brings the last of them there. */
const waiting = new Map<Element, () => void>();
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.tell = tell;
      }
      observe(element: Element) {
        waiting.set(element, () => this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  waiting.clear();
});

const reachEnd = () => act(async () => [...waiting].findLast(([element]) => element.isConnected && element.tagName === 'P')?.[1]());
const pageOf = (pageNum: unknown, hasMore = true) => ({
  list: Array.from({ length: 10 }, (_, place) => goods(Number(pageNum) * 10 + place)),
  pageNum: Number(pageNum),
  hasMore,
});
const show = (answer: NonNullable<Answers['catalog.product.pageList']>, form: 'grid' | 'list' = 'grid') =>
  renderPart(<EndlessGoods pageAt={goodsPages('11', { sortType: 'default' })} form={form} />, {
    answers: { 'catalog.product.pageList': answer },
  });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('a list that goes on (spec 2.2)', () => {
  test('fetches the next page as its end comes near, and says when there is none', async () => {
    show(({ pageNum }) => pageOf(pageNum, pageNum !== 2));
    await screen.findByText('正在加载');
    await reachEnd();
    await screen.findByText('已经到底啦');
    expect(new Set(titles()).size).toBe(20);
  });

  test('shows goods once that came twice', async () => {
    show(({ pageNum }) => pageOf(1, pageNum !== 2));
    await screen.findByText('正在加载');
    await reachEnd();
    await screen.findByText('已经到底啦');
    expect(titles()).toHaveLength(10);
  });

  test('a page that does not come can be asked for again, and what is there stays', async () => {
    const replies = [pageOf(1), unreachable, pageOf(2, false)];
    show(() => replies.shift() ?? unreachable);
    await screen.findByText('正在加载');
    await reachEnd();
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    await screen.findByText('已经到底啦');
    expect(titles()).toHaveLength(20);
  });

  test('past two hundred cards, the chunk for long lists takes over where it stands', async () => {
    show(({ pageNum }) => pageOf(pageNum), 'list');
    await screen.findByText('正在加载');
    for (let page = 2; page <= 20; page += 1) await reachEnd();
    expect(screen.getAllByRole('article')).toHaveLength(200);
    await reachEnd();
    await vi.waitFor(() => expect(screen.queryAllByRole('article').length).toBeLessThan(60));
  });
});
