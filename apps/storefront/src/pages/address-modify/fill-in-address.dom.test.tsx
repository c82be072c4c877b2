import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { anAddress } from '../../../test/orders.ts';
import { en } from '../../shared/i18n/en.ts';

const westLake = { code: '330106', province: '浙江省', city: '杭州市', district: '西湖区' };
const whole = { name: '周予安', phone: '13900000002', region: westLake, street: '文三路 90 号', unused: '' };
const book = () => ({ list: [anAddress], pageNum: 1, hasMore: false });
const answers: Answers = {
  'member.address.pageList': book,
  'member.address.add': () => ({ id: '8' }),
  'member.address.recognise': () => whole,
};
const open = (more: Answers = {}) => openPage('/addressModify.html', { answers: { ...answers, ...more }, isMember: true });
const paste = async (text: string) => fireEvent.change(await screen.findByLabelText('智能识别'), { target: { value: text } });
const recognise = () => fireEvent.click(screen.getByRole('button', { name: '识别' }));
const device = (parts: object) => {
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(navigator, name, { configurable: true, value });
};

afterEach(() => {
  for (const name of ['clipboard', 'userAgent']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});

describe('a pasted text fills in the form (finding M7, spec 7.5)', () => {
  test('name, phone, region and street are saved with the label', async () => {
    const { sentTo } = await open();
    await paste('周予安 13900000002 浙江省杭州市西湖区文三路 90 号');
    recognise();
    await screen.findByText('已识别并填入，请核对');
    fireEvent.click(screen.getByRole('button', { name: '公司' }));
    fireEvent.click(screen.getByText('保存'));
    await waitFor(() =>
      expect(sentTo('member.address.add')[0]?.input).toMatchObject({
        name: '周予安',
        phone: '13900000002',
        regionCode: '330106',
        street: '文三路 90 号',
        label: '公司',
      }),
    );
  });

  test('what is missing and what went nowhere is said, and the picker goes on at the city', async () => {
    await open({
      'member.address.recognise': () => ({
        ...whole,
        phone: '',
        region: { ...westLake, code: '330100', district: '' },
        unused: '020-38880000',
      }),
    });
    await paste('周予安 020-38880000 杭州市文三路 90 号');
    recognise();
    await screen.findByText('已填入，还差手机号码、所在地区');
    expect(screen.getByText('未填入的内容：020-38880000')).toBeTruthy();
    fireEvent.click(screen.getByText('保存'));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['请填写 11 位手机号码', '请选择所在地区']);
    fireEvent.click(screen.getByText('所在地区'));
    await screen.findByRole('button', { name: '西湖区' });
  });

  test('a text without an address leaves the form as it is', async () => {
    await open({ 'member.address.recognise': () => ({ name: '', phone: '', region: null, street: '', unused: '哈哈' }) });
    fireEvent.change(await screen.findByLabelText('收货人'), { target: { value: '林知夏' } });
    await paste('哈哈');
    recognise();
    await screen.findByText('没有识别出收货信息，请检查后重试');
    expect(screen.getByDisplayValue('林知夏')).toBeTruthy();
  });

  test('a refusal is said', async () => {
    await open({ 'member.address.recognise': () => refused('500', '') });
    await paste('周予安');
    recognise();
    await screen.findByText('识别失败，请重试');
  });

  test('the clipboard is read by a tap and not before', async () => {
    const readText = vi.fn(async () => '周予安 13900000002');
    device({ clipboard: { readText } });
    const { sentTo } = await open();
    const button = await screen.findByRole('button', { name: '读取剪贴板' });
    expect(readText).not.toHaveBeenCalled();
    fireEvent.click(button);
    await screen.findByDisplayValue('13900000002');
    expect(sentTo('member.address.recognise').map(({ input }) => input)).toEqual([{ text: '周予安 13900000002' }]);
  });

  test('a clipboard that may not be read leaves the box to paste into', async () => {
    device({ clipboard: undefined });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: '读取剪贴板' }));
    await screen.findByText('无法读取剪贴板，请长按输入框粘贴');
  });
});

describe('labels of addresses (finding M7)', () => {
  test('one of one’s own is written, and taken back by its button', async () => {
    const { sentTo } = await open({ 'member.address.detail': () => ({ ...anAddress, phone: '13800006620', point: null, label: '家' }) });
    fireEvent.click(await screen.findByRole('button', { name: '自定义' }));
    fireEvent.change(screen.getByRole('textbox', { name: '自定义' }), { target: { value: '健身房' } });
    await paste('x');
    recognise();
    await screen.findByDisplayValue('周予安');
    fireEvent.click(screen.getByText('保存'));
    await waitFor(() => expect(sentTo('member.address.add')[0]?.input).toMatchObject({ label: '健身房' }));
  });

  test('the usual ones are shown in the shopper’s language, others as they were written', async () => {
    const list = [
      { ...anAddress, id: '1', label: '公司' },
      { ...anAddress, id: '2', label: '健身房' },
    ];
    const found = { 'member.address.pageList': () => ({ list, pageNum: 1, hasMore: false }) };
    await openPage('/addressList.html', { answers: found, isMember: true, messages: en });
    await screen.findByText('Work');
    expect(screen.getByText('健身房')).toBeTruthy();
  });
});

describe('an address of the messenger (spec 2.4)', () => {
  const inOfficialAccount = (reply: object) => {
    device({ userAgent: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.54' });
    const asked: string[] = [];
    const invoke = (api: string, _input: object, answer?: (said: object) => void) => {
      asked.push(api);
      setTimeout(() => answer?.(api === 'editAddress' ? reply : { err_msg: `${api}:ok` }));
    };
    Object.assign(window, { WeixinJSBridge: { invoke, on: () => undefined } });
    return asked;
  };
  const chosen = {
    err_msg: 'edit_address:ok',
    userName: '周予安',
    telNumber: '13900000002',
    proviceFirstStageName: '浙江省',
    addressCitySecondStageName: '杭州市',
    addressCountiesThirdStageName: '西湖区',
    addressDetailInfo: '文三路 90 号',
    nationalCode: '330106',
  };

  test('is read by the server and fills in the form', async () => {
    inOfficialAccount(chosen);
    const { sentTo } = await open({ 'member.address.fromWechat': () => whole });
    fireEvent.click(await screen.findByRole('button', { name: '使用微信地址' }));
    await screen.findByText('已识别并填入，请核对');
    expect(sentTo('member.address.fromWechat')[0]?.input).toEqual({
      userName: '周予安',
      telNumber: '13900000002',
      provinceName: '浙江省',
      cityName: '杭州市',
      countyName: '西湖区',
      detailInfo: '文三路 90 号',
      nationalCode: '330106',
    });
  });

  test('a book that is put away changes nothing', async () => {
    const asked = inOfficialAccount({ err_msg: 'edit_address:cancel' });
    const { sentTo } = await open();
    const button = await screen.findByRole('button', { name: '使用微信地址' });
    fireEvent.click(button);
    await waitFor(() => expect(asked).toContain('editAddress'));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect([sentTo('member.address.fromWechat').length, screen.queryByText('没有打开微信地址，请手动填写')]).toEqual([0, null]);
  });

  test('a page the messenger does not believe says so', async () => {
    inOfficialAccount({ err_msg: 'edit_address:fail' });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: '使用微信地址' }));
    await screen.findByText('没有打开微信地址，请手动填写');
  });

  test('is not offered elsewhere', async () => {
    await open();
    await screen.findByLabelText('智能识别');
    expect(screen.queryByRole('button', { name: '使用微信地址' })).toBeNull();
  });
});
