import { reviewRows } from '@qianpu/contract/calls/review';
import type { Outcome } from '@qianpu/contract/outcome';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { query } from './read-query.ts';
import { usePages } from './use-pages.ts';

afterEach(cleanup);

const unreachable: Outcome = { kind: 'failed', code: undefined, reason: 'fetch failed' };
const pageAt = (pageNum: number) => query(reviewRows, 'catalog.review.list', { goodsId: '5', pageNum });

function List() {
  const client = useQueryClient();
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(pageAt);
  const ids = entries?.map(({ id }) => id).join() ?? 'none';
  return (
    <>
      <button type="button" onClick={fetchNext}>
        {`${ids} of ${count}${hasMore ? ', more' : ''}${isFailed ? ', failed' : ''}`}
      </button>
      <button type="button" onClick={() => client.invalidateQueries()}>
        read anew
      </button>
    </>
  );
}

const pageOf = (ids: readonly string[], hasMore: boolean): Outcome => ({ kind: 'ok', data: { list: ids.map((id) => ({ id })), hasMore } });
/** A list whose pages are answered by these, in turn. */
function show(...replies: Outcome[]) {
  const client = createQueryClient(async () => replies.shift() ?? unreachable, 'server');
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
}
const next = async (text: string) => fireEvent.click(await screen.findByRole('button', { name: text }));

describe('a list that is fetched page by page (spec 2.2)', () => {
  test('adds each page to those before, and shows once what came twice', async () => {
    show(pageOf(['1', '2'], true), pageOf(['2', '3'], false));
    await next('1,2 of 1, more');
    expect(await screen.findByText('1,2,3 of 2')).toBeTruthy();
  });

  test('what a new entry pushes out of the first page is not lost between it and the second', async () => {
    show(pageOf(['3', '2'], true), pageOf(['1'], false), pageOf(['4', '3'], true));
    await next('3,2 of 1, more');
    expect(await screen.findByText('3,2,1 of 2')).toBeTruthy();
    await next('read anew');
    expect(await screen.findByText('4,3,2,1 of 2')).toBeTruthy();
  });

  test('a page that does not come is asked for again, and what is there stays', async () => {
    show(pageOf(['1'], true), unreachable, pageOf(['2'], false));
    await next('1 of 1, more');
    await next('1 of 1, more, failed');
    expect(await screen.findByText('1,2 of 2')).toBeTruthy();
  });

  test('so is the first', async () => {
    show(unreachable, pageOf(['1'], false));
    await next('none of 0, failed');
    expect(await screen.findByText('1 of 1')).toBeTruthy();
  });
});
