import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import type { Answers } from '../../../test/a-storefront.tsx';
import { renderPart } from '../../../test/a-storefront.tsx';
import { ServiceButton } from './service-button.tsx';

// The sheet's chunk, so that nothing waits for it while a test acts.
beforeAll(() => import('./service-sheet.tsx'));

const contact = { id: '501', nick: '小屿', avatar: '1/logo.png' };
const open: Answers = {
  'support.entrance.find': () => ({ status: 1, contact }),
  'shop.phone.queryList': () => ['0571-8888', '0571-9999'],
};
const closed: Answers = { ...open, 'support.entrance.find': () => ({ status: 0, contact }) };

function ask(answers: Answers, setting: Parameters<typeof renderPart>[1] = {}) {
  const storefront = renderPart(<ServiceButton goodsId="31" />, { answers, ...setting });
  fireEvent.click(storefront.getByRole('button'));
  return storefront;
}
const address = () => new URL(window.location.href);

describe('customer service (spec 2.6, 4, 5)', () => {
  test('is asked for when somebody wants it, not before', async () => {
    const { sent } = renderPart(<ServiceButton goodsId="31" />, { answers: open });
    expect(sent).toEqual([]);
  });

  test('offers writing and every phone number of the shop', async () => {
    const { sentTo } = ask(open);
    await screen.findByRole('button', { name: /在线客服/ });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:0571-8888', 'tel:0571-9999']);
    expect(sentTo('support.entrance.find')[0]?.input).toEqual({ companyId: '11' });
  });

  test('a member is led to the chat, which is told who answers, whose shop it is, where the shopper comes from and what is asked about', async () => {
    ask(open, { isMember: true });
    fireEvent.click(await screen.findByRole('button', { name: /在线客服/ }));
    await waitFor(() => expect(address().pathname).toBe('/shop/kf.html'));
    const { timestamp, ...result } = Object.fromEntries(address().searchParams);
    expect(result).toEqual({ fid: '501', cid: '11', mid: '1', nick: '小屿', avatar: '1/logo.png', source: '2', goodsId: '31' });
    expect(Math.abs(Number(timestamp) - Date.now())).toBeLessThan(10_000);
  });

  test('a visitor logs in first and goes on to the chat', async () => {
    ask(open);
    fireEvent.click(await screen.findByRole('button', { name: /在线客服/ }));
    await waitFor(() => expect(address().pathname).toBe('/shop/login.html'));
    expect(address().searchParams.get('returnUrl')).toMatch(/^\/shop\/kf\.html\?fid=501&/);
  });

  test.each([
    ['在线客服已关闭，您可以电话咨询商家', {}],
    ['Online customer service is closed, you can consult the merchant by phone', { messages: en }],
  ])('where nobody answers it says so: %s', async (text, setting) => {
    ask(closed, setting);
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: /在线客服|Online service/ })).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('a shop without a number says so', async () => {
    ask({ ...closed, 'shop.phone.queryList': () => [] });
    await screen.findByText('店铺暂未提供客服电话');
  });

  test('what did not come is asked for again', async () => {
    let isDown = true;
    ask({ ...open, 'support.entrance.find': () => (isDown ? { kind: 'failed', code: undefined, reason: '' } : { status: 1, contact }) });
    const retry = await screen.findByRole('button', { name: '重试' });
    isDown = false;
    fireEvent.click(retry);
    await screen.findByRole('button', { name: /在线客服/ });
  });
});
