import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ok, renderInConsole, type SentCall } from '../../../../test/a-console.tsx';
import { ruleWords } from './rule-words.ts';
import type { Rules } from './rules.types.ts';
import { draftOf, rulesOf } from './rules-draft.ts';
import { SegmentDrawer } from './segment-drawer.tsx';

const rules: Rules = {
  match: 'ALL',
  conditions: [
    { field: 'paidFen', from: 10_000 },
    { field: 'paidOrders', from: 1, to: 3 },
    { field: 'lastPaidDays', is: 'WITHIN', days: 30 },
    { field: 'seenDays', is: 'LONGER', days: 7 },
    { field: 'label', is: 'NONE', labelIds: ['5'] },
    { field: 'level', levels: [1, 2] },
  ],
};
const answer = ({ name }: SentCall) => ok(name === 'member.segment.count' ? { members: 12_345 } : { id: '9', revision: 1 });
const nothing = () => undefined;

describe('rules of a segment', () => {
  test('are written and read without loss', () => expect(rulesOf(draftOf(rules))).toEqual(rules));

  test('are said in both languages', () => {
    expect(ruleWords(rules, () => '老客', 'zhCN')).toBe(
      '累计付款满 ¥100.00，且付款订单数 1–3，且最近付款在 30 天内，且最近访问早于 7 天前，且没有标签“老客”，且等级为 V1、V2',
    );
    expect(ruleWords({ ...rules, match: 'ANY', conditions: rules.conditions.slice(0, 2) }, () => '', 'en')).toBe(
      'Paid in all: at least ¥100.00 or Paid orders: 1–3',
    );
  });
});

describe('the editor of a segment', () => {
  test('counts as the rules are whole, and saves what is written', async () => {
    const { sent } = renderInConsole(<SegmentDrawer segment={null} labels={[]} onClose={nothing} onChanged={nothing} />, answer);
    expect(await screen.findByText('填完条件后显示人数')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('最低'), { target: { value: '100' } });
    expect(await screen.findByText('符合条件的会员：12,345 人')).toBeTruthy();
    expect(sent.filter(({ name }) => name === 'member.segment.count').map(({ input }) => input)).toEqual([
      { rules: { match: 'ALL', conditions: [{ field: 'paidFen', from: 10_000 }] } },
    ]);
    fireEvent.change(screen.getByLabelText('分群名称'), { target: { value: '常客' } });
    fireEvent.click(screen.getByRole('button', { name: '保存分群' }));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'member.segment.save')).toMatchObject({
        input: { name: '常客', rules: { match: 'ALL', conditions: [{ field: 'paidFen', from: 10_000 }] } },
      }),
    );
  });

  test('says at the rules what is missing, and sends nothing', async () => {
    const { sent } = renderInConsole(<SegmentDrawer segment={null} labels={[]} onClose={nothing} onChanged={nothing} />, answer);
    fireEvent.change(await screen.findByLabelText('分群名称'), { target: { value: '常客' } });
    fireEvent.click(screen.getByRole('button', { name: '添加条件' }));
    expect(screen.getAllByLabelText('删除条件')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '保存分群' }));
    await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).not.toBeNull());
    expect(sent).toEqual([]);
  });
});
