import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMember } from '../../../test/a-member.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';

const open = (hasPayPassword: boolean, answers: Answers = {}) =>
  openPage('/setpayPassword.html', {
    answers: { 'member.account.detail': () => ({ ...aMember, hasPayPassword }), ...answers },
    isMember: true,
  });
const enter = async (label: string, digits: string) => fireEvent.input(await screen.findByLabelText(label), { target: { value: digits } });
const choose = '请设置 6 位数字支付密码';
const repeat = '请再次输入';
const old = '请输入原支付密码';

describe('the payment password (spec 7.5)', () => {
  test('the first one is chosen by whoever holds the phone', async () => {
    const { sentTo } = await open(false, { 'member.payPassword.setWithCode': () => ({ endedSessions: 0 }) });
    await screen.findByText(/138\*{4}6620/);
    fireEvent.change(screen.getByLabelText('6 位验证码'), { target: { value: '528193' } });
    fireEvent.click(screen.getByText('下一步'));
    await enter(choose, '246810');
    await enter(repeat, '246810');
    await screen.findByText('支付密码已设置');
    expect(sentTo('member.payPassword.setWithCode').map(({ input }) => input)).toEqual([{ code: '528193', password: '246810' }]);
  });

  test('an account without a phone has to bind one first', async () => {
    await open(false, { 'member.account.detail': () => ({ ...aMember, phone: '' }) });
    await screen.findByText('设置支付密码前，请先绑定手机号');
    expect(screen.getByRole('link', { name: '去绑定手机号' }).getAttribute('href')).toBe('/shop/securityCenter.html');
    expect(screen.queryByLabelText('6 位验证码')).toBeNull();
  });

  test('a code that is too short goes nowhere, and a wrong one is asked for again', async () => {
    await open(false, { 'member.payPassword.setWithCode': () => refused('601001', '验证码错误或已失效') });
    fireEvent.click(await screen.findByText('下一步'));
    expect(screen.getByRole('alert').textContent).toBe('请输入 6 位短信验证码');
    fireEvent.change(screen.getByLabelText('6 位验证码'), { target: { value: '000000' } });
    fireEvent.click(screen.getByText('下一步'));
    await enter(choose, '246810');
    await enter(repeat, '246810');
    await screen.findByText('验证码错误或已失效');
    expect((screen.getByLabelText('6 位验证码') as HTMLInputElement).value).toBe('');
  });

  test('it is changed by the old one, which is checked first', async () => {
    const { sentTo } = await open(true, {
      'member.payPassword.check': () => ({ proof: 'proved' }),
      'member.payPassword.set': () => ({ endedSessions: 1 }),
    });
    await enter(old, '246810');
    await enter(choose, '246810');
    await screen.findByText('新密码不能与原密码相同');
    await enter(choose, '135790');
    await enter(repeat, '135791');
    await screen.findByText('两次输入不一致，请重新设置');
    await enter(choose, '135790');
    await enter(repeat, '135790');
    await screen.findByText('支付密码已设置');
    expect(sentTo('member.payPassword.set').map(({ input }) => input)).toEqual([{ oldPassword: '246810', password: '135790' }]);
  });

  test('a wrong one says how many tries are left; a locked one leaves the way by a code', async () => {
    let tries = 1;
    await open(true, {
      'member.payPassword.check': () => {
        tries -= 1;
        return tries === 0
          ? refused('601005', '支付密码错误', { triesLeft: 1 })
          : refused('601006', '支付密码错误次数过多，已暂时锁定', { lockedUntil: Date.UTC(2026, 10, 15, 7) });
      },
    });
    await enter(old, '111111');
    await screen.findByText('支付密码错误，还可尝试 1 次');
    await enter(old, '111112');
    await screen.findByText(/已锁定，请于 11-15 15:00 后重试/);
    await waitFor(() => expect((screen.getByLabelText(old) as HTMLInputElement).disabled).toBe(true));
    fireEvent.click(screen.getByText('忘记密码？用短信验证'));
    expect(await screen.findByLabelText('6 位验证码')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
