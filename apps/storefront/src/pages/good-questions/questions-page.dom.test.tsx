import type { Question } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, renderPart } from '../../../test/a-storefront.tsx';
import { QuestionSection } from '../../features/question/question-section.tsx';

const at = '2026-11-12T04:00:00.000Z';
const aQuestion = (changed: Partial<Question> = {}): Question => ({
  id: '1',
  author: '荔***枝',
  text: '冷藏能放几天？',
  at,
  answerCount: 2,
  answers: [
    { id: '7', author: null, text: '三到五天', at },
    { id: '8', author: '苹***果', text: '放了四天还很脆', at },
  ],
  ...changed,
});
const listed = (...list: readonly Question[]) => ({ 'catalog.question.list': () => ({ list: [...list], pageNum: 1, hasMore: false }) });
const open = (answers: Answers, isMember = false) => openPage('/goodQuestions.html?id=5', { answers, isMember });

describe('questions on the item page (issue 24)', () => {
  const show = (count: number, first: Question[]) =>
    renderPart(<QuestionSection goodsId="5" />, { answers: { 'catalog.question.summary': () => ({ count, first }) } });

  test('are two with the first answer of each, and lead to all of them', async () => {
    show(12, [aQuestion(), aQuestion({ id: '2', text: '酸不酸？', answerCount: 0, answers: [] })]);
    const all = await screen.findByRole('link', { name: '全部 12 个问题' });
    expect(all.getAttribute('href')).toBe('/shop/goodQuestions.html?id=5');
    for (const text of ['冷藏能放几天？', '三到五天', '酸不酸？', '等待回答']) expect(screen.getByText(text)).toBeTruthy();
  });

  test('without any, they lead to where one can ask', async () => {
    show(0, []);
    expect((await screen.findByRole('link', { name: '去提问' })).getAttribute('href')).toBe('/shop/goodQuestions.html?id=5');
  });
});

describe('all questions about goods (issue 24)', () => {
  test('show the shop’s answer marked, then those of buyers; all once they are asked for', async () => {
    const more = { list: [{ id: '9', author: '樱***桃', text: '五天', at }], pageNum: 1, hasMore: false };
    await open({ ...listed(aQuestion({ answerCount: 3 })), 'catalog.question.answers': () => more });
    const card = within(await screen.findByRole('article'));
    for (const text of ['商家', '三到五天', '苹***果', '放了四天还很脆']) expect(card.getByText(text)).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: '查看全部 3 个回答' }));
    expect(await card.findByText('五天')).toBeTruthy();
  });

  test('a visitor who asks is led to login', async () => {
    await open(listed(aQuestion()));
    fireEvent.click(await screen.findByRole('button', { name: '我要提问' }));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
  });

  test('a member asks; what is too short is not sent', async () => {
    const { sentTo } = await open(
      {
        ...listed(),
        'catalog.question.mayAnswer': () => ({ mayAnswer: false }),
        'catalog.question.ask': () => ({ id: '3', standing: 'SHOWN' }),
      },
      true,
    );
    expect(await screen.findByText('还没有人提问')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '我要提问' }));
    const sheet = within(await screen.findByRole('dialog', { name: '向买过的人提问' }));
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: '酸' } });
    fireEvent.click(sheet.getByRole('button', { name: '提交问题' }));
    expect(await screen.findByText('请至少写 2 个字')).toBeTruthy();
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: ' 酸不酸？ ' } });
    fireEvent.click(sheet.getByRole('button', { name: '提交问题' }));
    expect(await screen.findByText('提问成功，有人回答会通知您')).toBeTruthy();
    expect(sentTo('catalog.question.ask').map(({ input }) => input)).toEqual([{ cid: '11', goodsId: '5', text: '酸不酸？' }]);
  });

  test('only who has received the goods is asked to answer; a refusal is said and the words stay', async () => {
    await open({ ...listed(aQuestion()), 'catalog.question.mayAnswer': () => ({ mayAnswer: false }) }, true);
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: '回答' })).toBeNull();
    const answers: Answers = {
      ...listed(aQuestion()),
      'catalog.question.mayAnswer': () => ({ mayAnswer: true }),
      'catalog.question.answer': () => refused('614013', '您已回答过该问题'),
    };
    await open(answers, true);
    fireEvent.click(await screen.findByRole('button', { name: '回答' }));
    const sheet = within(await screen.findByRole('dialog', { name: '回答' }));
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: '很甜' } });
    fireEvent.click(sheet.getByRole('button', { name: '提交回答' }));
    expect(await screen.findByText('您已回答过该问题')).toBeTruthy();
    expect((sheet.getByRole('textbox') as HTMLTextAreaElement).value).toBe('很甜');
  });

  test('that do not come can be asked for again', async () => {
    await open({ 'catalog.question.list': () => refused('600500', 'x') });
    expect(await screen.findByText('问题没有加载出来')).toBeTruthy();
  });
});
