import type { OutputOf } from '@qianpu/contract/types';
import { addWechatAddress, askLogin } from '../../shell/address-book.ts';
import { call } from '../../shell/call.ts';
import { go } from '../../shell/go.ts';
import { noteChange } from '../../shell/session.ts';
import { shareShop } from '../../shell/share.ts';
import { texts } from '../../shell/shell.texts.ts';

type AddressCard = OutputOf<'member.address.pageList'>['list'][number];
type Tapped = WechatMiniprogram.TouchEvent<object, object, { id: string }>;

interface AddressPage {
  load(): Promise<void>;
  choose(event: Tapped): Promise<void>;
  remove(event: Tapped): Promise<void>;
  add(): void;
  addFromWechat(): Promise<void>;
}

/** The address book for choosing: the chosen one becomes the default, which orders take. */
Page<{ t: ReturnType<typeof texts>['address']; list: AddressCard[]; isLoaded: boolean; trouble: string }, AddressPage>({
  data: { t: texts().address, list: [], isLoaded: false, trouble: '' },

  onLoad() {
    this.setData({ t: texts().address });
    void wx.setNavigationBarTitle({ title: texts().address.title });
  },

  onShow() {
    void this.load();
  },

  async load() {
    const answer = await call('member.address.pageList', { pageNum: 1, pageSize: 50 });
    if (answer.kind === 'expired') return askLogin('/shop/addressList.html');
    if (answer.kind === 'refused') return this.setData({ trouble: answer.reason });
    this.setData({ list: answer.data.list, isLoaded: true, trouble: '' });
  },

  async choose({ currentTarget: { dataset } }) {
    const address = await call('member.address.detail', { id: dataset.id });
    if (address.kind !== 'ok') return this.load();
    const { isDefault, province: _province, city: _city, district: _district, ...written } = address.data;
    if (!isDefault) await call('member.address.edit', { ...written, isDefault: true });
    noteChange();
    if (getCurrentPages().length > 1) void wx.navigateBack();
    else await this.load();
  },

  async remove({ currentTarget: { dataset } }) {
    const { confirm } = await wx.showModal({ title: '', content: texts().address.removeAsk });
    if (!confirm) return;
    await call('member.address.delete', { id: dataset.id });
    noteChange();
    await this.load();
  },

  add() {
    go('orderNewAddress');
  },

  async addFromWechat() {
    const trouble = await addWechatAddress();
    this.setData({ trouble: trouble ?? '' });
    await this.load();
  },

  onShareAppMessage: shareShop,
});
