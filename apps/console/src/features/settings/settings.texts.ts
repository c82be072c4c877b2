import type { SettingModule, SettingOf } from '@qianpu/contract/settings.schema';
import { menuTexts } from './menu.texts.ts';

interface FieldWords {
  readonly label: string;
  readonly hint: string;
  /** After the figure. */
  readonly unit: string;
}

/** Every setting has its words: one that lacks them does not compile. */
type SettingWords = {
  readonly [M in SettingModule]: {
    readonly title: string;
    readonly fields: { readonly [F in keyof SettingOf<M>]: FieldWords };
  };
};

const zhSettings: SettingWords = {
  order: {
    title: '订单',
    fields: {
      shipWithinHours: { label: '发货时限', hint: '付款后超过这个时间没有发货，订单显示为超时', unit: '小时' },
      receiveAfterDays: { label: '自动确认收货', hint: '发货后过这么多天，买家没有确认也算收到', unit: '天' },
    },
  },
  stock: {
    title: '库存',
    fields: { lowAt: { label: '库存预警', hint: '剩余不多于这个数量时提醒补货', unit: '件' } },
  },
  ledger: {
    title: '会员余额',
    fields: {
      aloneYuan: { label: '一个人可调整的金额', hint: '单次调整超过这个金额时，要另一位员工同意。0 表示每次都要', unit: '元' },
      aloneDayYuan: { label: '一个人一天可调整的金额', hint: '当天累计超过后，每次调整都要另一位员工同意', unit: '元' },
    },
  },
};
const enSettings: SettingWords = {
  order: {
    title: 'Orders',
    fields: {
      shipWithinHours: { label: 'Ship within', hint: 'A paid order not shipped by then is shown as overdue', unit: 'hours' },
      receiveAfterDays: {
        label: 'Taken as received after',
        hint: 'Counted from shipping, where the shopper confirms nothing',
        unit: 'days',
      },
    },
  },
  stock: {
    title: 'Stock',
    fields: { lowAt: { label: 'Running short at', hint: 'With so many pieces or fewer you are reminded to order more', unit: 'pieces' } },
  },
  ledger: {
    title: 'Balances of members',
    fields: {
      aloneYuan: {
        label: 'One person may change',
        hint: 'A larger change waits for another member of staff. With 0 every change does',
        unit: 'yuan',
      },
      aloneDayYuan: { label: 'One person may change in a day', hint: 'Once that is reached every change waits', unit: 'yuan' },
    },
  },
};

const zhCN = {
  ...menuTexts.zhCN,
  settings: zhSettings,
  forAll: '适用于全部门店，单独设置过的门店除外',
  forShop: (shop: string) => `只适用于${shop}`,
  save: (title: string) => `保存${title}设置`,
  saved: (title: string) => `${title}设置已保存`,
  changed: '别人刚改过，现在显示的是最新的值，请看过后再保存',
  safety: '员工安全',
  factor: '必须使用动态验证码',
  factorHint: '能退款、改收款账户或管理员工的人，没有动态验证码就不能继续使用后台',
  secondPerson: '大额退款由第二个人同意',
  secondPersonHint: '同一订单退款超过这个金额时，要另一位员工同意。不填就不需要',
  saveSafety: '保存安全设置',
  safetySaved: '员工安全设置已保存',
};
const en: typeof zhCN = {
  ...menuTexts.en,
  settings: enSettings,
  forAll: 'Holds in all shops but those with values of their own',
  forShop: (shop) => `Holds in ${shop} alone`,
  save: (title) => `Save: ${title}`,
  saved: (title) => `Saved: ${title}`,
  changed: 'Somebody else has just changed this. You now see the latest values: look at them, then save again',
  safety: 'Safety of staff',
  factor: 'Codes from an app are compulsory',
  factorHint: 'Who refunds, sets payment or manages staff cannot go on without one',
  secondPerson: 'Large refunds need a second person',
  secondPersonHint: 'Refunds of one order above this sum wait for another member of staff. Left empty, none do',
  saveSafety: 'Save safety',
  safetySaved: 'The safety of staff is saved',
};

export const settingsTexts = { zhCN, en };
