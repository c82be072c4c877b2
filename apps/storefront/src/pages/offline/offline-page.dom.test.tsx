import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../../test/a-storefront.tsx';

const setNetwork = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

afterEach(() => void vi.restoreAllMocks());

describe('the page without a network (spec 8)', () => {
  test('says that nothing was lost, and when the network is back', async () => {
    await openPage('/offline.html');
    setNetwork(false);
    expect(screen.getByRole('heading', { name: '网络已断开' })).toBeTruthy();
    expect(screen.getByText(/订单和款项不受影响/)).toBeTruthy();
    setNetwork(true);
    expect(screen.getByRole('heading', { name: '网络已恢复' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '继续逛' })).toBeTruthy();
  });
});
