import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CurrentMe, type Me } from '#session/me';
import { ok, renderInConsole } from '../../../../test/a-console.tsx';
import type { SimulationResult } from './simulation.types.ts';
import { SimulationPage } from './simulation-page.tsx';

const result: SimulationResult = {
  ...{ from: Date.UTC(2026, 9, 19), to: Date.UTC(2026, 10, 18), orders: 1_000, taken: 250, changed: 240 },
  ...{ beforeFen: 10_000_000, afterFen: 9_500_000, givenFen: 600_000 },
  uncounted: [
    { code: 'NO_INPUT', orders: 12 },
    { code: 'OTHER_ENGINE', orders: 0 },
  ],
  meets: [{ promotionKind: 'COUPON', promotionId: '9', name: '满 99 减 15', orders: 40, offFen: 60_000 }],
  givesWay: [],
  days: [{ day: '2026-11-18', orders: 250, givenFen: 600_000 }],
  largest: [{ orderId: '77', beforeFen: 90_000, afterFen: 70_000 }],
};
const me = (permissions: string[]) => ({ grants: [{ cid: '0', permissions }] }) as unknown as Me;
const render = (answers: object[], permissions = ['marketing.*', 'trade.*'], address = '/activities/simulation?task=3') => {
  let asked = 0;
  return renderInConsole(
    <CurrentMe value={me(permissions)}>
      <SimulationPage />
    </CurrentMe>,
    () => ok(answers[Math.min(asked++, answers.length - 1)]),
    address,
  );
};

describe('a planned activity on the orders of the last 30 days (issue 26)', () => {
  test('says how far it is, then what came of it', async () => {
    const { sent } = render([
      { state: 'RUNNING', done: 300, total: 1_012, result: null },
      { state: 'DONE', done: 1_012, total: 1_012, result },
    ]);
    expect(await screen.findByText('已重算 300 / 1,012 单')).toBeTruthy();
    expect(await screen.findByText('占重算订单的 25.0%', {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getAllByText('¥6,000.00').length).toBeGreaterThan(0);
    expect(screen.getByText('相差 −¥5,000.00')).toBeTruthy();
    expect(screen.getByText('12 单没有保存计价依据（早期订单）')).toBeTruthy();
    expect(screen.getByText('满 99 减 15')).toBeTruthy();
    expect(screen.getByText('没有挤掉别的优惠。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '77' }).getAttribute('href')).toBe('/orders/77');
    expect(sent.every(({ name, input }) => name === 'marketing.activity.simulation' && input.taskId === '3')).toBe(true);
  });

  test('names no way to orders for who may not see them', async () => {
    render([{ state: 'DONE', done: 1, total: 1, result }], ['marketing.*']);
    expect(await screen.findByRole('rowheader', { name: '77' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '77' })).toBeNull();
  });

  test('that failed, says that nothing was changed', async () => {
    render([{ state: 'FAILED', done: 3, total: 9, result: null }]);
    expect((await screen.findByRole('alert')).textContent).toContain('没有改动任何东西');
  });

  test('nobody would have had it: said instead of empty tables', async () => {
    render([{ state: 'DONE', done: 9, total: 9, result: { ...result, taken: 0 } }]);
    expect(await screen.findByText(/没有订单会享受到这个活动/)).toBeTruthy();
  });

  test('without a task, the way to start one', async () => {
    render([{}], undefined, '/activities/simulation');
    expect(await screen.findByText('没有选中的模拟')).toBeTruthy();
  });
});
