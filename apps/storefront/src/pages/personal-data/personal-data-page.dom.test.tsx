import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMember } from '../../../test/a-member.ts';
import { aShop } from '../../../test/a-shop.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { readStored, writeStored } from '../../session/stored.ts';

const { birthday: _birthday, gender: _gender, hasPayPassword: _hasPayPassword, channelAuthInfoViews: _views, ...userInfo } = aMember;
const answers: Answers = {
  'member.account.detail': () => aMember,
  'member.account.update': (profile) => ({ ...aMember, ...(profile as typeof aMember) }),
};
const open = (changes: Answers = {}) =>
  openPage('/personalData.html', { answers: { ...answers, ...changes }, isMember: true }, () =>
    writeStored('userInfo', aShop.mid, userInfo),
  );

describe('personal data (spec 7.5)', () => {
  test('what is changed is saved together, and the device knows it at once', async () => {
    const { sentTo } = await open();
    fireEvent.change(await screen.findByLabelText('昵称'), { target: { value: ' 知夏 ' } });
    fireEvent.click(screen.getByRole('radio', { name: '女' }));
    fireEvent.click(screen.getByRole('button', { name: /生日/ }));
    fireEvent.click(await screen.findByText('1996年'));
    fireEvent.click(screen.getByText('5月'));
    fireEvent.click(screen.getByText('20日'));
    fireEvent.click(screen.getByText('确定'));
    expect(screen.getByRole('button', { name: /生日/ }).textContent).toBe('生日1996年5月20日');
    fireEvent.click(screen.getByText('保存'));
    await screen.findByText('资料已保存');
    const saved = { nickName: '知夏', headIcon: '', gender: 'female', birthday: '1996-05-20' };
    expect(sentTo('member.account.update').map(({ input }) => input)).toEqual([saved]);
    expect(readStored('userInfo', aShop.mid)).toMatchObject({ nickName: '知夏', phone: '138****6620' });
  });

  test('a birthday and a picture may be taken back', async () => {
    const known = { ...aMember, headIcon: '1/icon/old.png', birthday: '1996-05-20' };
    const { sentTo } = await open({ 'member.account.detail': () => known });
    fireEvent.click(await screen.findByText('1996年5月20日'));
    fireEvent.click(await screen.findByText('不填'));
    expect(screen.getByText('请选择出生日期')).toBeTruthy();
    expect((screen.getByRole('radio', { name: '第 1 张图' }) as HTMLInputElement).checked).toBe(true);
    expect(screen.getAllByRole('radio', { name: /张图$/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: '用昵称首字' }));
    fireEvent.click(screen.getByText('保存'));
    await waitFor(() => expect(sentTo('member.account.update')[0]?.input).toMatchObject({ headIcon: '', birthday: null }));
  });

  test('wheels that were only looked at change nothing', async () => {
    const { sentTo } = await open({ 'member.account.detail': () => ({ ...aMember, birthday: '1996-05-20' }) });
    fireEvent.click(await screen.findByText('1996年5月20日'));
    fireEvent.click(await screen.findByText('1997年'));
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    fireEvent.click(screen.getByText('保存'));
    await waitFor(() => expect(sentTo('member.account.update')[0]?.input).toMatchObject({ birthday: '1996-05-20' }));
  });

  test('a name that is none is told beside its field, and nothing is sent until it is mended', async () => {
    const { sentTo } = await open();
    fireEvent.change(await screen.findByLabelText('昵称'), { target: { value: '夏'.repeat(21) } });
    fireEvent.click(screen.getByText('保存'));
    expect(screen.getByRole('alert').textContent).toBe('昵称最多 20 个字');
    fireEvent.change(screen.getByLabelText('昵称'), { target: { value: '夏' } });
    fireEvent.click(screen.getByText('保存'));
    await screen.findByText('资料已保存');
    expect(sentTo('member.account.update').map(({ input }) => input)).toMatchObject([{ nickName: '夏' }]);
  });

  test('without a picture the first letter is left; a refusal is said, and the form stays', async () => {
    await open({ 'member.account.update': () => refused('600400', '请求内容有误') });
    fireEvent.click(await screen.findByText('保存'));
    await screen.findByText('请求内容有误');
    expect(screen.getAllByRole('radio', { name: /字|图/ })).toHaveLength(1);
    expect(screen.getByDisplayValue('林知夏')).toBeTruthy();
  });

  test('nothing loaded: one button', async () => {
    await open({ 'member.account.detail': () => refused('600500', 'x') });
    await screen.findByText('重新加载');
  });
});
