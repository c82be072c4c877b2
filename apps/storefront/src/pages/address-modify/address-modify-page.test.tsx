// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';
import { anAddress } from '../../../test/orders.ts';

const whole = { ...anAddress, phone: '13800006620', point: null };
const answers: Answers = {
  'member.address.add': () => ({ id: '8' }),
  'member.address.edit': () => ({}),
  'member.address.delete': () => ({}),
  'member.address.detail': () => whole,
};
const open = (path: string) => openPage(path, { answers, isMember: true });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the address book (spec 7.5)', () => {
  test('faults are told beside their fields, and nothing is sent', async () => {
    const { sentTo } = await open('/addressModify.html');
    fireEvent.click(await screen.findByText('保存'));
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      '请填写收货人姓名',
      '请填写 11 位手机号码',
      '请选择所在地区',
      '请填写详细地址',
    ]);
    expect(sentTo('member.address.add')).toHaveLength(0);
  });

  test('a new address is sent with the code of its district', async () => {
    const { sentTo } = await open('/addressModify.html');
    // too early: nothing of it is sent
    fireEvent.click(await screen.findByText('保存'));
    type('收货人', '林知夏');
    type('手机号码', '138 0000 6620');
    type('详细地址', '江南大道 588 号');
    fireEvent.click(screen.getByText('所在地区'));
    fireEvent.click(await screen.findByRole('button', { name: '浙江省' }));
    fireEvent.click(await screen.findByRole('button', { name: '杭州市' }));
    fireEvent.click(await screen.findByRole('button', { name: '滨江区' }));
    expect(screen.getByText('浙江省杭州市滨江区')).toBeTruthy();
    fireEvent.click(screen.getByText('保存'));
    await screen.findByText('地址已保存');
    expect(sentTo('member.address.add').map(({ input }) => input)).toEqual([
      { name: '林知夏', phone: '13800006620', regionCode: '330108', street: '江南大道 588 号', isDefault: false },
    ]);
  });

  test('a known one is changed whole, or deleted after a question', async () => {
    const { sentTo } = await open('/addressModify.html?id=7');
    await screen.findByDisplayValue('13800006620');
    type('详细地址', '江南大道 600 号');
    fireEvent.click(screen.getByText('保存'));
    await waitFor(() =>
      expect(sentTo('member.address.edit')[0]?.input).toMatchObject({ id: '7', street: '江南大道 600 号', regionCode: '330108' }),
    );

    const again = await open('/addressModify.html?id=7');
    fireEvent.click(await screen.findByText('删除'));
    await screen.findByText('删除这个地址？');
    expect(again.sentTo('member.address.delete')).toHaveLength(0);
    fireEvent.click(document.querySelector('dialog[open] footer button:last-child') as HTMLElement);
    await waitFor(() => expect(again.sentTo('member.address.delete')[0]?.input).toEqual({ id: '7' }));
  });
});
