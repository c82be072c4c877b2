import { call } from './call.ts';
import { go } from './go.ts';
import { endSession, noteChange } from './session.ts';
import { texts } from './shell.texts.ts';

/** As the mall keeps it; a map's point is for the web's form. */
export interface NewAddress {
  readonly name: string;
  readonly phone: string;
  readonly regionCode: string;
  readonly street: string;
  readonly isDefault: boolean;
}

const bookPath = '/shop/addressList.html';

/** Null: it is written down. Else why not. */
export async function addAddress(address: NewAddress, returnUrl: string): Promise<string | null> {
  const answer = await call('member.address.add', address);
  if (answer.kind === 'expired') {
    askLogin(returnUrl);
    return '';
  }
  if (answer.kind === 'refused') return answer.reason;
  noteChange();
  return null;
}

/** One of the messenger's own addresses, in the mall's words; "" when the shopper has put the book away. */
export async function addWechatAddress(): Promise<string | null> {
  const chosen = await wx.chooseAddress().catch(() => null);
  if (!chosen) return '';
  const { userName, telNumber, provinceName, cityName, countyName, detailInfo, nationalCode = '' } = chosen;
  const fields = { userName, telNumber, provinceName, cityName, countyName, detailInfo, nationalCode };
  const answer = await call('member.address.fromWechat', fields);
  if (answer.kind === 'expired') {
    askLogin(bookPath);
    return '';
  }
  if (answer.kind === 'refused') return answer.reason;
  const { name, phone, region, street } = answer.data;
  if (!region?.district) return texts().address.noRegion;
  if (!phone) return texts().address.wrongPhone;
  return addAddress({ name, phone, regionCode: region.code, street, isDefault: false }, bookPath);
}

/** The book is a member's own. */
export function askLogin(returnUrl: string): void {
  endSession();
  go('miniLoginPage', { returnUrl });
}
