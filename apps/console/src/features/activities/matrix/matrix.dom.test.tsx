import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ok, refused, renderInConsole } from '../../../../test/a-console.tsx';
import { MatrixPage } from './matrix-page.tsx';
import { type KindRow, relationOf } from './relation.ts';

const kind = (name: KindRow['kind'], meets: KindRow['meets'], isChosen = false): KindRow => ({ kind: name, isChosen, meets });
const bundle = kind('PACKAGE', ['COUPON'], true);
const discount = kind('LIMITED_DISCOUNT', ['FULL_REDUCTION', 'COUPON']);
const member = kind('MEMBER_PRICE', ['FULL_REDUCTION', 'COUPON']);
const reduction = kind('FULL_REDUCTION', ['LIMITED_DISCOUNT', 'MEMBER_PRICE', 'COUPON']);
const kinds = [bundle, discount, member, reduction];
const example = {
  lines: [
    { quantity: 3, unitFen: 6_000 },
    { quantity: 1, unitFen: 4_000 },
  ],
  freightFen: 800,
  priced: [
    { kinds: ['LIMITED_DISCOUNT'], offFen: [4_400], payableFen: 18_400 },
    { kinds: ['FULL_REDUCTION'], offFen: [2_000], payableFen: 20_800 },
    { kinds: ['LIMITED_DISCOUNT', 'FULL_REDUCTION'], offFen: [4_400, 2_000], payableFen: 16_400 },
    { kinds: ['PACKAGE', 'FULL_REDUCTION'], offFen: [1_200, 0], payableFen: 21_600 },
  ],
};

describe('who meets whom on a piece (rules 2.3)', () => {
  test.each([
    [discount, reduction, 'MEETS'],
    [reduction, discount, 'MEETS'],
    [discount, member, 'CHEAPEST'],
    [bundle, discount, 'CHOSEN'],
    [bundle, reduction, 'NEVER'],
    [member, member, 'SELF'],
  ])('%o and %o: %s', (row, column, relation) => {
    expect(relationOf(row, column)).toBe(relation);
  });

  test('says why at a pair that is pointed at, and follows the arrow keys', async () => {
    renderInConsole(<MatrixPage />, () => ok({ kinds, example }));
    const never = await screen.findByRole('button', { name: /优惠套餐 和 满减：不同用/ });
    fireEvent.mouseEnter(never);
    expect(screen.getByText('享受了优惠套餐的商品不再享受满减，也不计入它的门槛。')).toBeTruthy();
    fireEvent.keyDown(never, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('✓ 限时折扣 和 满减：可以同享');
    expect(screen.getByText(/先算限时折扣，再在剩下的金额上算满减/)).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['优惠套餐', '限时折扣', '会员价', '满减']);
  });

  test('shows what both do to one basket, and each alone', async () => {
    renderInConsole(<MatrixPage />, () => ok({ kinds, example }));
    fireEvent.mouseEnter(await screen.findByRole('button', { name: /满减 和 限时折扣：可以同享/ }));
    const told = () => [...document.querySelectorAll('section dl dd')].map(({ textContent }) => textContent);
    expect(screen.getByText('茶叶 ¥60.00 × 3，杯子 ¥40.00 × 1')).toBeTruthy();
    expect(told()).toEqual(['¥220.00', '¥8.00', '−¥44.00', '−¥20.00', '¥164.00', '¥208.00', '¥184.00']);
    fireEvent.mouseEnter(screen.getByRole('button', { name: /优惠套餐 和 满减：不同用/ }));
    expect(told().slice(2, 5)).toEqual(['−¥12.00', '未使用', '¥216.00']);
  });

  test('what could not be read can be read again', async () => {
    renderInConsole(<MatrixPage />, () => refused('600500', '暂时不可用'));
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
