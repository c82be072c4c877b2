import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ok, refused, renderInConsole, type SentCall } from '../../../../test/a-console.tsx';
import { List } from './list.tsx';

const brand = (id: number) => ({ id: String(id), name: `品牌 ${id}` });
const pageOf = ({ input: { pageNum, pageSize } }: SentCall, total = 45) => {
  const from = (Number(pageNum) - 1) * Number(pageSize);
  return ok({ list: Array.from({ length: Math.min(Number(pageSize), total - from) }, (_, at) => brand(from + at + 1)), total });
};

const brands = (
  <List
    call="staff.account.list"
    input={({ words }) => ({ ...(words && { words }) })}
    keyOf={({ id }) => id}
    filters={[{ kind: 'search', name: 'words', label: '名称' }]}
    columns={[{ key: 'name', title: '名称', render: ({ name }) => name }]}
    bulk={(selected) => <button type="button">{`停用 ${selected.length}`}</button>}
    empty={{ title: '还没有品牌' }}
  />
);
const asked = (sent: readonly SentCall[]) => sent.at(-1)?.input;

describe('a list of the console', () => {
  test('shows what the address says', async () => {
    const { sent } = renderInConsole(brands, pageOf, '/?page=2&words=茶&size=20');
    expect(await screen.findByText('品牌 21')).toBeTruthy();
    expect(asked(sent)).toEqual({ pageNum: 2, pageSize: 20, words: '茶' });
  });

  test('searches on Enter, writes it into the address and begins at the first page', async () => {
    const { sent, place } = renderInConsole(brands, pageOf, '/?page=2');
    await screen.findByText('品牌 21');
    const field = screen.getByLabelText('名称');
    fireEvent.change(field, { target: { value: '茶' } });
    expect(sent).toHaveLength(1);
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 });
    await waitFor(() => expect(asked(sent)).toEqual({ pageNum: 1, pageSize: 20, words: '茶' }));
    expect(new URLSearchParams(place.search).get('words')).toBe('茶');
    expect(new URLSearchParams(place.search).has('page')).toBe(false);
  });

  test('tells an empty list from filters that hide everything, and takes them away', async () => {
    const { sent } = renderInConsole(brands, (call) => pageOf(call, call.input.words === undefined ? 1 : 0), '/?words=无');
    expect(screen.queryByText('还没有品牌')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: '清空筛选' }));
    expect(await screen.findByText('品牌 1')).toBeTruthy();
    expect(asked(sent)).toEqual({ pageNum: 1, pageSize: 20 });
  });

  test('says why it failed and asks again', async () => {
    let count = 0;
    renderInConsole(brands, (call) => (++count === 1 ? refused('600500', '服务暂时不可用') : pageOf(call)));
    expect(await screen.findByText('服务暂时不可用')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('品牌 1')).toBeTruthy();
  });

  test('offers actions on what is selected', async () => {
    renderInConsole(brands, pageOf);
    await screen.findByText('品牌 1');
    for (const box of within(screen.getByRole('table')).getAllByRole('checkbox').slice(1, 4)) fireEvent.click(box);
    expect(screen.getByRole('button', { name: '停用 3' })).toBeTruthy();
  });
});
