import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dayText } from '#lib/instant';
import { openPage } from '../../../test/a-storefront.tsx';
import { aKeptCard } from '../../../test/kept-goods.ts';

const seen = (id: string, day: string) => ({ ...aKeptCard(id), day });

describe('goods a member has looked at (spec 7.7)', () => {
  test('stand below their days, and are forgotten after a question', async () => {
    let list = [seen('5', dayText(Date.now(), 'zhCN')), seen('6', '2025-01-02')];
    const { sentTo } = await openPage('/footprints.html', {
      isMember: true,
      answers: {
        'behaviour.footprint.list': () => ({ list, pageNum: 1, hasMore: false }),
        'behaviour.footprint.remove': () => {
          list = [];
          return {};
        },
      },
    });
    expect((await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)).toEqual(['今天', '2025-01-02']);
    fireEvent.click(screen.getByRole('button', { name: '编辑' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    fireEvent.click(screen.getByRole('button', { name: '删除 (2)' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('还没有浏览记录')).toBeTruthy();
    expect(sentTo('behaviour.footprint.remove').map(({ input }) => input)).toEqual([{ cid: '11', goodsIds: ['5', '6'] }]);
  });
});
