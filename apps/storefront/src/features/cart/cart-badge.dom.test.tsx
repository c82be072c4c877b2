import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { writeStored } from '#session/stored';
import { renderPart } from '../../../test/a-storefront.tsx';
import { CartBadge } from './cart-badge.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

const line = { cid: '11', skuId: '3', goodsId: '2', quantity: 2 };

function AddButton() {
  const add = useAddToCart();
  return (
    <button type="button" onClick={() => void add(line)}>
      加入
    </button>
  );
}

const show = (isMember: boolean) =>
  renderPart(
    <>
      <AddButton />
      <span data-testid="badge">
        <CartBadge />
      </span>
    </>,
    {
      isMember,
      answers: { 'cart.badge.count': () => ({ count: 4 }), 'cart.line.add': () => ({ totalItem: 2, cartCount: 6 }) },
    },
  );
const badge = () => screen.getByTestId('badge').textContent;

describe('the cart’s badge (spec 4, findings S15 and S36)', () => {
  test('counts the pieces of all shops, and takes the new count from the answer: one call for a tap', async () => {
    const { sent } = show(true);
    await waitFor(() => expect(badge()).toBe('4'));
    fireEvent.click(screen.getByRole('button', { name: '加入' }));
    await waitFor(() => expect(badge()).toBe('6'));
    expect(sent.map(({ name }) => name)).toEqual(['cart.badge.count', 'cart.line.add']);
  });

  test('counts what a device holds of all shops, and asks nobody', async () => {
    const { sent } = show(false);
    act(() => writeStored('guestCart', '1', [{ cid: '12', skuId: '9', goodsId: '8', quantity: 3, isTicked: true }]));
    expect(badge()).toBe('3');
    fireEvent.click(screen.getByRole('button', { name: '加入' }));
    await waitFor(() => expect(badge()).toBe('5'));
    expect(sent).toEqual([]);
  });
});
