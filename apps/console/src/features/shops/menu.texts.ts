import type { Texts } from '#i18n/texts';

const zhCN = {
  shops: '门店',
  merchant: '商户信息',
  translations: '翻译',
  newShop: '新建门店',
  editShop: '编辑门店',
};

const en: typeof zhCN = {
  shops: 'Shops',
  merchant: 'Merchant',
  translations: 'Translations',
  newShop: 'New shop',
  editShop: 'Edit shop',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
