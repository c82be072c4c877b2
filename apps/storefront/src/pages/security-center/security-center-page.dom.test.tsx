import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aMember } from '../../../test/a-member.ts';
import { aShop } from '../../../test/a-shop.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { loadPage } from '../../app/load-page.ts';
import { readStored } from '../../session/stored.ts';

const session = { id: '1', channel: 'h5', createdAt: Date.UTC(2026, 10, 1), seenAt: Date.UTC(2026, 10, 15), isCurrent: true } as const;
const other = { ...session, id: '2', channel: 'pc', isCurrent: false } as const;
const answers: Answers = {
  'member.account.detail': () => aMember,
  'member.session.list': () => [other, session],
  'member.session.logout': () => ({ ended: true }),
  'member.safety.state': () => ({ phoneChange: null, eraseAt: null }),
  'member.safety.events': () => ({ list: [], pageNum: 1, hasMore: false }),
};
const open = (changes: Answers = {}) => openPage('/securityCenter.html', { answers: { ...answers, ...changes }, isMember: true });
const dialog = () => within(document.querySelector('dialog[open]') as HTMLElement);

describe('the security centre (spec 2.2)', () => {
  test('says by which phone one logs in, masked, and whether there is a payment password', async () => {
    await open();
    expect((await screen.findByText('手机号')).closest('button')?.textContent).toContain('138****6620');
    const payPassword = screen.getByRole('link', { name: /支付密码/ });
    expect(payPassword.textContent).toContain('未设置');
    expect(payPassword.getAttribute('href')).toBe('/shop/setpayPassword.html');
  });

  test('this device comes first and cannot be ended here; another is, after a question', async () => {
    let isEnded = false;
    const { sentTo } = await open({
      'member.session.list': () => (isEnded ? [session] : [other, session]),
      'member.session.revoke': () => {
        isEnded = true;
        return { ended: true };
      },
    });
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/手机网页.*本机$/);
    expect(rows[1]).toMatch(/电脑网页.*下线$/);
    fireEvent.click(screen.getByRole('button', { name: /^下线：电脑网页/ }));
    expect(sentTo('member.session.revoke')).toHaveLength(0);
    fireEvent.click(dialog().getByText('下线'));
    await screen.findByText('该设备已下线');
    expect(sentTo('member.session.revoke').map(({ input }) => input)).toEqual([{ id: '2' }]);
    await waitFor(() => expect(screen.queryByText('电脑网页')).toBeNull());
  });

  test('logging out ends the session at the mall, then the device forgets the member', async () => {
    const { sentTo } = await open();
    // where it leads
    await loadPage('userCenter');
    fireEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    expect(sentTo('member.session.logout')).toHaveLength(0);
    fireEvent.click(dialog().getByText('退出登录'));
    await screen.findByText('已退出登录');
    expect(readStored('token', aShop.mid)).toBeNull();
    expect(window.location.pathname).toBe('/shop/userCenter.html');
    expect(await screen.findByRole('button', { name: '登录 / 注册' })).toBeTruthy();
  });

  test('who cannot be logged out stays logged in, and is told', async () => {
    await open({ 'member.session.logout': () => refused('600500', '网络连接失败，请刷新重试') });
    fireEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    fireEvent.click(dialog().getByText('退出登录'));
    await screen.findByText('网络连接失败，请刷新重试');
    expect(readStored('token', aShop.mid)).toBe('token');
  });

  test('another phone: faults beside the fields, a number that is taken, then the new one', async () => {
    let isFree = false;
    const { sentTo } = await open({
      'member.phone.setWithCode': () =>
        isFree ? { endedSessions: 1, phone: '139****0001', login: null, isWaiting: false } : refused('601004', '该手机号已绑定其他账号'),
    });
    fireEvent.click(await screen.findByRole('button', { name: /手机号/ }));
    fireEvent.click(dialog().getByText('下一步'));
    expect(dialog().getByRole('alert').textContent).toBe('请输入 6 位短信验证码');
    fireEvent.change(dialog().getByLabelText('6 位验证码'), { target: { value: '600001' } });
    fireEvent.click(dialog().getByText('下一步'));
    fireEvent.click(dialog().getByText('获取验证码'));
    expect(dialog().getByRole('alert').textContent).toBe('请输入 11 位手机号');
    fireEvent.change(dialog().getByLabelText('新手机号'), { target: { value: '139 0000 0001' } });
    fireEvent.click(dialog().getByText('确认更换'));
    expect(dialog().getByRole('alert').textContent).toBe('请输入 6 位短信验证码');
    fireEvent.change(dialog().getByLabelText('6 位验证码'), { target: { value: '528193' } });
    fireEvent.click(dialog().getByText('确认更换'));
    await dialog().findByText('该手机号已绑定其他账号');
    isFree = true;
    fireEvent.click(dialog().getByText('确认更换'));
    await screen.findByText('手机号已更换');
    const requested = { phone: '13900000001', code: '528193', proof: { by: 'phone', code: '600001' } };
    expect(sentTo('member.phone.setWithCode').map(({ input }) => input)).toEqual([requested, requested]);
  });

  test('who has neither the old phone nor a payment password waits', async () => {
    const { sentTo } = await open({
      'member.phone.setWithCode': () => ({ endedSessions: 0, phone: '139****0001', login: null, isWaiting: true }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /手机号/ }));
    fireEvent.click(dialog().getByText('无法验证？'));
    fireEvent.click(dialog().getByText('申请更换'));
    fireEvent.change(dialog().getByLabelText('新手机号'), { target: { value: '139 0000 0001' } });
    fireEvent.change(dialog().getByLabelText('6 位验证码'), { target: { value: '528193' } });
    fireEvent.click(dialog().getByText('确认更换'));
    await screen.findByText('已申请，72 小时后生效');
    expect(sentTo('member.phone.setWithCode')[0]?.input).toMatchObject({ proof: { by: 'waiting' } });
    expect(screen.getByRole('button', { name: /手机号/ }).textContent).toContain('138****6620');
  });

  test('a wrong proof is asked for again', async () => {
    await open({ 'member.phone.setWithCode': () => refused('601001', '验证码错误或已失效', { of: 'proof' }) });
    fireEvent.click(await screen.findByRole('button', { name: /手机号/ }));
    fireEvent.change(dialog().getByLabelText('6 位验证码'), { target: { value: '600001' } });
    fireEvent.click(dialog().getByText('下一步'));
    fireEvent.change(dialog().getByLabelText('新手机号'), { target: { value: '139 0000 0001' } });
    fireEvent.change(dialog().getByLabelText('6 位验证码'), { target: { value: '528193' } });
    fireEvent.click(dialog().getByText('确认更换'));
    await dialog().findByText('验证码错误或已失效');
    expect(dialog().queryByLabelText('新手机号')).toBeNull();
  });

  test('a change that waits is shown and stopped, and what happened is listed', async () => {
    let phoneChange: { phone: string; askedAt: number; dueAt: number | null } | null = {
      phone: '139****0001',
      askedAt: 0,
      dueAt: Date.UTC(2026, 10, 18),
    };
    await open({
      'member.safety.state': () => ({ phoneChange, eraseAt: null }),
      'member.safety.stop': () => {
        phoneChange = null;
        return { stopped: true };
      },
      'member.safety.events': () => ({
        list: [{ kind: 'phoneRequested', at: Date.UTC(2026, 10, 15), network: '203.0.113.*', channel: 'pc' }],
        pageNum: 1,
        hasMore: false,
      }),
    });
    await screen.findByText(/新手机号 139\*{4}0001，将于 .* 生效/);
    expect((await screen.findByText('申请更换手机号')).closest('li')?.textContent).toContain('电脑网页 · 203.0.113.*');
    fireEvent.click(screen.getByRole('button', { name: '停止更换' }));
    await screen.findByText('已停止更换手机号');
    await waitFor(() => expect(screen.queryByText('正在申请更换手机号')).toBeNull());
  });

  test('all other devices are logged out, after a question', async () => {
    const { sentTo } = await open({ 'member.session.logoutAll': () => ({ endedSessions: 1 }) });
    fireEvent.click(await screen.findByRole('button', { name: '其他设备全部下线' }));
    fireEvent.click(dialog().getByText('其他设备全部下线'));
    await screen.findByText('其他设备已全部下线');
    expect(sentTo('member.session.logoutAll').map(({ input }) => input)).toEqual([{ keepCurrent: true }]);
  });

  test.each([
    ['is bound to the account', null, '手机号已绑定', '139****0001', 'token'],
    [
      'of another account logs in to that one',
      { token: 'theirs', loginId: '8', user: aMember },
      '已合并，当前为该手机号的账号',
      '138****6620',
      'theirs',
    ],
  ])('a first phone %s (spec 7.5)', async (_what, login, words, shown, token) => {
    let phone = '';
    const { sentTo } = await open({
      'member.account.detail': () => ({ ...aMember, phone }),
      'member.phone.setWithCode': () => {
        phone = login ? aMember.phone : '139****0001';
        return { endedSessions: 0, phone: '139****0001', login, isWaiting: false };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /手机号.*未绑定/ }));
    expect(dialog().getByRole('heading').textContent).toBe('绑定手机号');
    fireEvent.change(dialog().getByLabelText('手机号'), { target: { value: '139 0000 0001' } });
    fireEvent.change(dialog().getByLabelText('6 位验证码'), { target: { value: '528193' } });
    fireEvent.click(dialog().getByRole('button', { name: '绑定' }));
    await screen.findByText(words);
    expect(sentTo('member.phone.setWithCode').map(({ input }) => input)).toEqual([{ phone: '13900000001', code: '528193' }]);
    expect(readStored('token', aShop.mid)).toBe(token);
    expect((await screen.findByRole('button', { name: /手机号/ })).textContent).toContain(shown);
  });

  test('all data are a file, after a proof (PIPL 45)', async () => {
    const made: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => made.push('blob') && 'blob:1', revokeObjectURL: () => undefined }));
    const { sentTo } = await open({ 'privacy.data.export': () => ({ exportedAt: 1, data: { orders: [] } }) });
    fireEvent.click(await screen.findByRole('button', { name: /导出个人数据/ }));
    fireEvent.change(dialog().getByLabelText('6 位验证码'), { target: { value: '600001' } });
    fireEvent.click(dialog().getByText('下一步'));
    await screen.findByText('已开始下载');
    expect(sentTo('privacy.data.export')[0]?.input).toEqual({ proof: { by: 'phone', code: '600001' } });
    expect(made).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  test('leaving: what it means, a proof, then the device forgets the member (PIPL 47)', async () => {
    let isRight = false;
    await open({ 'privacy.account.erase': () => (isRight ? { eraseAt: 1 } : refused('601001', '验证码错误或已失效', { of: 'proof' })) });
    await loadPage('userCenter');
    fireEvent.click(await screen.findByRole('button', { name: /注销账号/ }));
    fireEvent.click(dialog().getByText('继续注销'));
    fireEvent.change(dialog().getByLabelText('6 位验证码'), { target: { value: '600001' } });
    fireEvent.click(dialog().getByText('下一步'));
    await dialog().findByText('验证码错误或已失效');
    isRight = true;
    fireEvent.click(dialog().getByText('下一步'));
    await screen.findByText('已申请注销，7 天内登录可撤销');
    expect(readStored('token', aShop.mid)).toBeNull();
  });

  test('who is leaving is told when, and may stay', async () => {
    let eraseAt: number | null = Date.UTC(2026, 10, 22, 4);
    await open({
      'member.safety.state': () => ({ phoneChange: null, eraseAt }),
      'privacy.account.stay': () => {
        eraseAt = null;
        return { stays: true };
      },
    });
    await screen.findByText(/您的账号将于 11-22 12:00 注销/);
    fireEvent.click(screen.getByRole('button', { name: '撤销注销' }));
    await screen.findByText('已撤销，账号将保留');
    await waitFor(() => expect(screen.queryByText('账号即将注销')).toBeNull());
  });

  test('devices that do not load leave the rest usable', async () => {
    await open({ 'member.session.list': () => refused('600500', 'x') });
    await screen.findByText('登录设备没有加载出来');
    expect(await screen.findByRole('button', { name: /手机号/ })).toBeTruthy();
  });
});
