import { addAddress, addWechatAddress } from '../../shell/address-book.ts';
import { shareShop } from '../../shell/share.ts';
import { texts } from '../../shell/shell.texts.ts';

type Typed = WechatMiniprogram.CustomEvent<{ value: string }, object, { field: 'name' | 'phone' | 'street' }>;

interface Written {
  name: string;
  phone: string;
  street: string;
  region: string;
  regionCode: string;
  isDefault: boolean;
}

interface AddAddressPage {
  type(event: Typed): void;
  chooseRegion(event: WechatMiniprogram.PickerChange & { detail: { value: string[]; code: string[] } }): void;
  setDefault(event: WechatMiniprogram.SwitchChange): void;
  save(): Promise<void>;
  takeFromWechat(): Promise<void>;
  leave(): void;
}

const nothing: Written = { name: '', phone: '', street: '', region: '', regionCode: '', isDefault: false };

Page<Written & { t: ReturnType<typeof texts>['address']; fromWechat: string; isBusy: boolean; trouble: string }, AddAddressPage>({
  data: { ...nothing, t: texts().address, fromWechat: texts().address.fromWechat, isBusy: false, trouble: '' },

  onLoad() {
    this.setData({ t: texts().address });
    void wx.setNavigationBarTitle({ title: texts().address.newTitle });
  },

  type({ detail: { value }, currentTarget: { dataset } }) {
    this.setData({ [dataset.field]: value, trouble: '' });
  },

  chooseRegion({ detail: { value, code } }) {
    this.setData({ region: value.join(' '), regionCode: code[2] ?? '', trouble: '' });
  },

  setDefault({ detail: { value } }) {
    this.setData({ isDefault: value });
  },

  async save() {
    const { phone, regionCode, isDefault } = this.data;
    const [name, street] = [this.data.name.trim(), this.data.street.trim()];
    if (!name || !phone || !regionCode || !street) return this.setData({ trouble: texts().address.incomplete });
    if (!/^1[3-9]\d{9}$/.test(phone)) return this.setData({ trouble: texts().address.wrongPhone });
    this.setData({ isBusy: true, trouble: '' });
    const trouble = await addAddress({ name, phone, regionCode, street, isDefault }, '/shop/addressModify.html');
    this.setData({ isBusy: false, trouble: trouble ?? '' });
    if (trouble === null) this.leave();
  },

  async takeFromWechat() {
    const trouble = await addWechatAddress();
    this.setData({ trouble: trouble ?? '' });
    if (trouble === null) this.leave();
  },

  leave() {
    void wx.showToast({ title: texts().address.saved, icon: 'success' });
    if (getCurrentPages().length > 1) void wx.navigateBack();
    else void wx.redirectTo({ url: '/pages/address/index' });
  },

  onShareAppMessage: shareShop,
});
