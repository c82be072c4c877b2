import type { InputOf } from '@qianpu/contract/types';
import wx from 'weixin-js-sdk';

type MessengerAddress = InputOf<'member.address.fromWechat'>;

/** As the SDK hands it over; the district stands where its name says country. */
interface Chosen extends Omit<MessengerAddress, 'countyName'> {
  readonly countryName?: string;
}

interface AddressBook {
  openAddress(options: { readonly success: (chosen: Chosen) => void; readonly cancel: () => void; readonly fail: () => void }): void;
}

/** The SDK has it, its types do not. */
const { openAddress } = wx as unknown as AddressBook;

/** Fields without text are left out: the SDK writes undefined where the messenger said nothing. */
const textsIn = (fields: Readonly<Record<keyof MessengerAddress, unknown>>): MessengerAddress =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));

/**
 * Lets the shopper choose one of his addresses at the messenger. The messenger asks for a signature, which the page has shown
 * for its share menu (see `messenger-share`); without one it refuses.
 */
export const openMessengerAddress = (): Promise<MessengerAddress | 'cancelled' | 'failed'> =>
  new Promise((resolve) => {
    if (window.WeixinJSBridge === undefined) return resolve('failed');
    openAddress({
      success: ({ userName, telNumber, provinceName, cityName, countryName, detailInfo, nationalCode }) =>
        resolve(textsIn({ userName, telNumber, provinceName, cityName, countyName: countryName, detailInfo, nationalCode })),
      cancel: () => resolve('cancelled'),
      fail: () => resolve('failed'),
    });
  });
