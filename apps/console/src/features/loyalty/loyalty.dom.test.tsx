import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { OutputOf } from '#api/calls';
import { CurrentMe, type Me } from '#session/me';
import { ok, refused, renderInConsole, type SentCall } from '../../../test/a-console.tsx';
import { CardsPage } from './cards/cards-page.tsx';
import { LevelsPage } from './levels/levels-page.tsx';
import { PointsRulePage } from './points/points-rule-page.tsx';
import { LevelPricesPage } from './prices/level-prices-page.tsx';

type Level = OutputOf<'member.level.list'>['levels'][number];
const first: Level = {
  ...{ level: 0, growthFrom: 0, name: '普通会员', colourFrom: '#eef1f5', colourTo: '#c9d2dd' },
  ...{ percent: 100, freeFreight: 0, pointsTenths: 10, signInTenths: 10, birthdayPoints: 0 },
};
const levels: Level[] = [first, { ...first, level: 1, growthFrom: 300, name: '银卡会员', percent: 95 }];
const kind: OutputOf<'member.cardKind.list'>[number] = {
  ...{ id: '8', revision: 2, isOn: true, name: '月卡', colourFrom: '#f7e7bf', colourTo: '#d9a441', months: 1 },
  ...{ priceFen: 990, struckFen: 1_990, percent: 95, freeFreight: 4, pointsTenths: 15, packIds: [] },
};
const meWith = (permissions: string[]): Me => ({
  ...{ id: '1', name: 'owner', nick: '老板' },
  grants: [{ cid: '0', permissions }],
  hasFactor: false,
  isFactorMissing: false,
});
const answers: Readonly<Record<string, unknown>> = {
  'member.level.list': { levels, revision: 3 },
  'member.level.save': { revision: 4 },
  'member.cardKind.list': [kind],
  'member.cardKind.save': { id: '8', revision: 3 },
  'member.points.rule': { pointsPerYuan: 2, pays: false, pointsForYuan: 100, mostPercent: 50, revision: 1 },
  'member.points.saveRule': { revision: 2 },
  'member.levelPrice.list': [{ skuId: '51', level: 1, priceFen: 1_900 }],
  'member.levelPrice.save': { count: 1 },
  'catalog.goods.list': { list: [], pageNum: 1, hasMore: false, total: 0 },
  'catalog.listing.list': { list: [{ skus: [{ skuId: '51', priceFen: 2_000 }] }], pageNum: 1, hasMore: false, total: 1 },
  'catalog.goods.detail': { id: '5', title: '草莓', pictures: [], skus: [{ id: '51', specs: [], code: null }] },
};
const everything = ['member.*', 'catalog.*', 'marketing.*'];
type Answer = Parameters<typeof renderInConsole>[1];
const answer: Answer = ({ name }) => ok(answers[name] ?? {});
const render = (page: ReactNode, { permissions = everything, answered = answer, address = '/' } = {}) =>
  renderInConsole(<CurrentMe value={meWith(permissions)}>{page}</CurrentMe>, answered, address);
const inputsOf = (sent: readonly SentCall[], name: string) => sent.filter((call) => call.name === name).map(({ input }) => input);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('levels as one sheet (rules 9.1)', () => {
  test('are sent as a whole with the revision that was seen, and drawn as they are typed', async () => {
    const { sent } = render(<LevelsPage />);
    await screen.findByLabelText('1 级 名称');
    type('1 级 名称', '白银会员');
    expect(screen.getAllByText('白银会员')).toHaveLength(1);
    type('1 级 会员折扣', '9');
    press('保存等级');
    await waitFor(() =>
      expect(inputsOf(sent, 'member.level.save')).toEqual([
        { revision: 3, levels: [first, { ...levels[1], name: '白银会员', percent: 90 }] },
      ]),
    );
    expect(await screen.findByText('等级已保存')).toBeTruthy();
  });

  test('rise strictly: what does not is said at its field, and nothing is sent', async () => {
    const { sent } = render(<LevelsPage />);
    await screen.findByLabelText('1 级 名称');
    press('加一级');
    type('2 级 成长值达到', '300');
    press('保存等级');
    expect(await screen.findByText('要大于 300')).toBeTruthy();
    expect(screen.getByText('请填写')).toBeTruthy();
    expect(inputsOf(sent, 'member.level.save')).toEqual([]);
    press('删除 2 级');
    await waitFor(() => expect(screen.queryByLabelText('2 级 名称')).toBeNull());
    expect(screen.queryByRole('button', { name: '删除 1 级' })).toBeNull();
  });

  test('of a colleague are named, and one’s own are sent only after going on', async () => {
    const theirs = { levels: [first, { ...levels[1], name: '白银' }], revision: 4 };
    let isRefused = false;
    const answered: Answer = (call) => {
      if (call.name === 'member.level.list' && isRefused) return ok(theirs);
      if (call.name !== 'member.level.save' || call.input.revision === theirs.revision) return answer(call);
      isRefused = true;
      return refused('601016', '');
    };
    const { sent } = render(<LevelsPage />, { answered });
    await screen.findByLabelText('1 级 名称');
    type('1 级 名称', '银会员');
    press('保存等级');
    expect(await screen.findByText(/有变动的等级：1 级 白银/)).toBeTruthy();
    press('保留我填的，继续修改');
    press('保存等级');
    await waitFor(() => expect(inputsOf(sent, 'member.level.save').map(({ revision }) => revision)).toEqual([3, 4]));
  });

  test('begin with five where there are none, and are only looked at by who may not write', async () => {
    const none: Answer = (call) => (call.name === 'member.level.list' ? ok({ levels: [], revision: 0 }) : answer(call));
    render(<LevelsPage />, { answered: none });
    fireEvent.click(await screen.findByRole('button', { name: '从五个等级开始' }));
    expect(await screen.findByLabelText('4 级 名称')).toBeTruthy();
    render(<LevelsPage />, { permissions: ['member.level.list'] });
    expect(((await screen.findByLabelText('1 级 名称')) as HTMLInputElement).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: '保存等级' })).toBeNull();
  });
});

describe('prices by level (rules 9.1)', () => {
  test('of the goods in the address are sent SKU by SKU, as a whole', async () => {
    const { sent } = render(<LevelPricesPage />, { address: '/?goods=5' });
    expect(((await screen.findByLabelText('单规格 银卡会员价')) as HTMLInputElement).value).toBe('19.00');
    type('单规格 普通会员价', '20');
    expect(await screen.findByText('不低于售价，不会用到')).toBeTruthy();
    type('单规格 普通会员价', '19.5');
    press('保存会员价');
    await waitFor(() =>
      expect(inputsOf(sent, 'member.levelPrice.save')).toEqual([
        {
          skuId: '51',
          prices: [
            { level: 0, priceFen: 1_950 },
            { level: 1, priceFen: 1_900 },
          ],
        },
      ]),
    );
  });
});

describe('kinds of cards (rules 9.2)', () => {
  test('are switched and edited with the revision that was seen', async () => {
    const { sent } = render(<CardsPage />);
    fireEvent.click(await screen.findByRole('switch', { name: '月卡 上架' }));
    await waitFor(() => expect(inputsOf(sent, 'member.cardKind.save')).toEqual([{ ...kind, isOn: false }]));
    press('编辑');
    fireEvent.change(await screen.findByLabelText('售价'), { target: { value: '19.9' } });
    press('保存会员卡');
    expect(await screen.findByText('划线价要高于售价')).toBeTruthy();
    type('划线价', '29.9');
    press('保存会员卡');
    await waitFor(() => expect(inputsOf(sent, 'member.cardKind.save').at(-1)).toEqual({ ...kind, priceFen: 1_990, struckFen: 2_990 }));
  });
});

describe('the rule for points (rules 8.4)', () => {
  const stored = { revision: 1, pointsPerYuan: 2, pays: false, pointsForYuan: 100, mostPercent: 50 };
  test('is tried on an order as it is typed, and saved', async () => {
    const { sent } = render(<PointsRulePage />);
    expect(await screen.findAllByText('199')).toHaveLength(2);
    fireEvent.change(await screen.findByLabelText('每实付 1 元得'), { target: { value: '3' } });
    expect(await screen.findAllByText('299')).toHaveLength(2);
    press('保存积分规则');
    await waitFor(() => expect(inputsOf(sent, 'member.points.saveRule')).toEqual([{ ...stored, pointsPerYuan: 3 }]));
  });

  test('says what points would pay before it is switched on', async () => {
    const { sent } = render(<PointsRulePage />);
    fireEvent.click(await screen.findByRole('switch', { name: '积分可抵现' }));
    expect(await screen.findByText('最多用 4,990 积分抵 ¥49.90，再付 ¥58.00')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('最多抵商品金额的'), { target: { value: '1' } });
    expect(await screen.findByText('能抵的不到 100 积分，不能用积分')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('最多抵商品金额的'), { target: { value: '30' } });
    press('保存积分规则');
    await waitFor(() => expect(inputsOf(sent, 'member.points.saveRule')).toEqual([{ ...stored, pays: true, mostPercent: 30 }]));
  });
});
