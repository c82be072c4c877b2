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

/** One of the messenger's own addresses. Those of old times have no code of a district; the mall's names come from it. */
export async function addWechatAddress(): Promise<string | null> {
  const chosen = await wx.chooseAddress().catch(() => null);
  if (!chosen) return null;
  const { userName, telNumber, nationalCode = '', detailInfo } = chosen;
  if (!/^[1-9]\d{5}$/.test(nationalCode)) return texts().address.noRegion;
  const address = { name: userName, phone: telNumber, regionCode: nationalCode, street: detailInfo, isDefault: false };
  return addAddress(address, '/shop/addressList.html');
}

/** The book is a member's own. */
export function askLogin(returnUrl: string): void {
  endSession();
  go('miniLoginPage', { returnUrl });
}
