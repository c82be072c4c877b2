import type { OutputOf } from '@qianpu/contract/types';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aShop } from '../../../test/a-shop.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { searchAnswers } from '../../../test/search-answers.ts';
import { later } from '../../session/stored-deferred.ts';

// The page's chunk is loaded here as a phone loads it, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });

const open = (path = '/search.html', changes: Answers = {}, searched: readonly string[] = []) =>
  openPage(path, { answers: { ...searchAnswers, ...changes } }, () => later.write('searchedWords', aShop.mid, [...searched]));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索商品' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => fireEvent.submit(field().form!);
const remembered = () => later.read('searchedWords', aShop.mid);
const currentParams = () => new URL(window.location.href).searchParams;
const suggestion = (text: string) => screen.findByRole('button', { name: (name) => name.replace(/\s/g, '') === text });

describe('where words are found (spec 2.2)', () => {
  test('an empty field searches the words that stand in it', async () => {
    await open();
    await waitFor(() => expect(field().placeholder).toBe('阳光金奇异果 · 买 2 减 10'));
    submit();
    await screen.findByRole('heading', { level: 1, name: '「阳光金奇异果」的搜索结果' });
    expect([currentParams().get('words'), remembered()]).toEqual(['阳光金奇异果', ['阳光金奇异果']]);
  });

  test('without a word of the merchant an empty field searches nothing', async () => {
    await open('/search.html', { 'catalog.search.hotWords': () => refused('600400', 'x') });
    submit();
    expect([currentParams().get('words'), remembered()]).toEqual([null, []]);
  });

  test('what was searched comes first, and the newest of it', async () => {
    await open('/search.html', {}, ['牛油果', '草莓']);
    const words = await screen.findByRole('button', { name: '草莓' });
    await act(async () => fireEvent.click(words));
    await screen.findByText('丹东红颜草莓');
    expect(remembered()).toEqual(['草莓', '牛油果']);
  });

  test('one word can be taken away, and all after a question', async () => {
    await open('/search.html', {}, ['牛油果', '草莓', '西冷牛排']);
    fireEvent.click(await screen.findByRole('button', { name: '管理搜索历史' }));
    fireEvent.click(screen.getByRole('button', { name: '删除「草莓」' }));
    expect(remembered()).toEqual(['牛油果', '西冷牛排']);
    fireEvent.click(screen.getByRole('button', { name: '全部清空' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '清空' }));
    await waitFor(() => expect(screen.queryByText('搜索历史')).toBeNull());
    expect(remembered()).toBeNull();
  });

  test('hot words come in batches', async () => {
    await open();
    await screen.findByRole('button', { name: /丹东草莓/ });
    fireEvent.click(screen.getByRole('button', { name: '换一批' }));
    expect([screen.queryByText('丹东草莓'), screen.getByText('热词7').textContent]).toEqual([null, '热词7']);
  });
});

describe('while somebody types (spec 2.2)', () => {
  test('suggestions follow the words; the arrow puts them into the field', async () => {
    await open();
    type('草莓');
    fireEvent.click(await suggestion('把「草莓礼盒」填入搜索框'));
    expect(field().value).toBe('草莓礼盒');
    await screen.findByRole('link', { name: '去「鲜果 / 草莓」分类，18 款' });
  });

  test('nothing is asked about signs an input method still builds', async () => {
    const { sentTo } = await open();
    fireEvent.compositionStart(field());
    type('cao mei');
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(sentTo('catalog.search.suggest')).toEqual([]);
    fireEvent.change(field(), { target: { value: '草莓' } });
    fireEvent.compositionEnd(field());
    await suggestion('草莓礼盒');
    expect(sentTo('catalog.search.suggest').map(({ input }) => input)).toEqual([{ cid: '11', words: '草莓' }]);
  });

  test('a late answer never takes the place of a newer one', async () => {
    const late = Promise.withResolvers<OutputOf<'catalog.search.suggest'>>();
    const only = (text: string) => ({ goods: null, words: [{ text, marks: [], narrower: [] }], categories: [] });
    await open('/search.html', { 'catalog.search.suggest': ({ words }) => (words === '草' ? late.promise : only('草莓蛋糕')) });
    type('草');
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    type('草莓');
    await suggestion('草莓蛋糕');
    await act(async () => late.resolve(only('草坪')));
    expect([screen.queryByText('草坪'), screen.queryByText('草莓蛋糕') !== null]).toEqual([null, true]);
  });

  test('arrow keys walk through the rows and back into the field, Enter takes one, Esc leaves it', async () => {
    await open();
    type('草莓');
    await suggestion('草莓礼盒');
    const press = (key: string) => fireEvent.keyDown(field(), { key });
    const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
    press('ArrowDown');
    expect(marked()).toContain('草莓');
    press('ArrowUp');
    expect(marked()).toBeNull();
    press('ArrowUp');
    expect(marked()).toContain('去「鲜果 / 草莓」分类');
    press('Escape');
    expect(marked()).toBeNull();
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    await screen.findByRole('heading', { level: 1, name: '「草莓礼盒」的搜索结果' });
    expect(currentParams().get('words')).toBe('草莓礼盒');
  });

  test('suggestions that do not come leave the field as good as it was', async () => {
    await open('/search.html', { 'catalog.search.suggest': () => refused('600500', 'x') });
    type('草莓');
    await act(async () => submit());
    await screen.findByText('丹东红颜草莓');
  });
});
