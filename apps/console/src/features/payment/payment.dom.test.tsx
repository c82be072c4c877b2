import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OutputOf } from '#api/calls';
import { CurrentMe, type Me } from '#session/me';
import { ok, renderInConsole } from '../../../test/a-console.tsx';
import { PayWaysPage } from './pay-ways-page.tsx';
import { PaymentPage } from './payment-page.tsx';

type Account = OutputOf<'trade.payAccount.list'>[number];
const wechat: Account = {
  ...{ appRef: 'main', provider: 'WECHAT_PAY', mchId: '1900000109', appId: 'wxd678efh567hg6787', certificateSerial: 'AB'.repeat(20) },
  ...{ keyTail: 'f3k9', state: 'ACTIVE', takesNewOrders: true, createdAt: 0, testedAt: 1, activatedAt: 2 },
};
const alipay: Account = { ...wechat, appRef: 'ali', provider: 'ALIPAY', mchId: '2088123412341234', certificateSerial: '' };
const owner: Me = {
  ...{ id: '1', name: 'owner', nick: '老板', hasFactor: false, isFactorMissing: false },
  grants: [{ cid: '0', permissions: ['trade.*'] }],
};
const render = () =>
  renderInConsole(
    <CurrentMe value={owner}>
      <PaymentPage />
    </CurrentMe>,
    ({ name }) => ok(name === 'trade.payAccount.list' ? [alipay, wechat] : name === 'trade.payWays.list' ? [] : wechat),
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('accounts at providers', () => {
  test('of Alipay are entered with keys as its tool shows them, and what is wrong is said at its field', async () => {
    const { sent } = render();
    fireEvent.click(await screen.findByRole('button', { name: /添加支付账户/ }));
    fireEvent.click(await screen.findByRole('radio', { name: '支付宝' }));
    type('商家号（PID）', '1900000109');
    type('应用 AppID', ' 2021000123456789 ');
    type('应用私钥', 'A'.repeat(80));
    type('支付宝公钥', 'B'.repeat(60));
    fireEvent.click(screen.getByRole('button', { name: '保存账户' }));
    expect(await screen.findByText('格式不对')).toBeTruthy();
    expect(sent.filter(({ name }) => name === 'trade.payAccount.set')).toEqual([]);
    type('商家号（PID）', '2088123412341234');
    fireEvent.click(screen.getByRole('button', { name: '保存账户' }));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'trade.payAccount.set')?.input).toEqual({
        provider: 'ALIPAY',
        mchId: '2088123412341234',
        appId: '2021000123456789',
        privateKeyPem: `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}\n${'A'.repeat(16)}\n-----END PRIVATE KEY-----`,
        alipayPublicKeyPem: `-----BEGIN PUBLIC KEY-----\n${'B'.repeat(60)}\n-----END PUBLIC KEY-----`,
      }),
    );
  });

  test('say whose they are, and that one is the last of its provider', async () => {
    render();
    expect(await screen.findByText('2088123412341234')).toBeTruthy();
    expect(screen.getByText('微信支付')).toBeTruthy();
    const [first] = screen.getAllByRole('button', { name: '停用' });
    fireEvent.click(first as HTMLElement);
    expect(await screen.findByText('这是支付宝唯一正在收款的账户，停用后买家不能用支付宝付款。')).toBeTruthy();
  });
});

describe('ways to pay by shop', () => {
  test('are switched one by one, and the last of a shop stays', async () => {
    const shops = [
      { cid: '11', off: ['POINTS'] },
      { cid: '12', off: ['WECHAT_PAY', 'ALIPAY', 'POINTS'] },
    ];
    const { sent } = renderInConsole(
      <CurrentMe value={owner}>
        <PayWaysPage />
      </CurrentMe>,
      ({ name }) => ok(name === 'trade.payWays.list' ? { providers: ['WECHAT_PAY'], shops } : name === 'trade.payWays.save' ? {} : []),
    );
    fireEvent.click(await screen.findByRole('switch', { name: '11 支付宝' }));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'trade.payWays.save')?.input).toEqual({ cid: '11', off: ['POINTS', 'ALIPAY'] }),
    );
    expect(screen.getByText('没有启用的收款账户')).toBeTruthy();
    expect((screen.getByRole('switch', { name: '12 会员余额' }) as HTMLButtonElement).disabled).toBe(true);
  });
});
