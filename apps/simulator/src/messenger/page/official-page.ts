import { writeLog } from './bridge-log.ts';
import { chooseAddress } from './choose-address.ts';
import { openPaySheet } from './pay-sheet.ts';
import type { PhoneOwner } from './person.ts';
import { closeWebView, goBackInside, isAtRoot, openWebView, shownAddress, shownTitle, showOnly } from './web-views.ts';

/** What a page has told the messenger's menu of itself. */
interface MenuShare {
  readonly title?: string;
  readonly link?: string;
}

const id = 0;

/** A page of an official account in the messenger's own browser. */
export class OfficialPage {
  private readonly onMove: () => void;
  private readonly person: () => PhoneOwner;
  private told: MenuShare = {};
  private isOpen = false;

  constructor(onMove: () => void, person: () => PhoneOwner) {
    this.onMove = onMove;
    this.person = person;
  }

  open(address: string): void {
    this.told = {};
    this.isOpen = true;
    openWebView(id, address, this.onMove);
    showOnly(id);
    this.onMove();
  }

  close(): void {
    this.isOpen = false;
    closeWebView(id);
    this.onMove();
  }

  /** The messenger's answers to a page of its browser, in its words. */
  async invoke(api: string, told: object): Promise<{ readonly err_msg: string }> {
    writeLog(api);
    if (api === 'getBrandWCPayRequest') {
      const answer = await openPaySheet(told as Parameters<typeof openPaySheet>[0]);
      return { err_msg: `get_brand_wcpay_request:${answer}` };
    }
    if (api === 'editAddress') return editAddress(this.person());
    if (api === 'updateAppMessageShareData') this.told = told;
    const isKnown = ['preVerifyJSAPI', 'updateAppMessageShareData', 'updateTimelineShareData'].includes(api);
    return { err_msg: isKnown ? `${api}:ok` : 'system:function_not_exist' };
  }

  share(): { readonly title: string; readonly address: string } | null {
    if (!this.isOpen) return null;
    return { title: this.told.title ?? shownTitle(id), address: this.told.link ?? shownAddress(id) };
  }

  goBack(): void {
    if (!goBackInside(id)) this.close();
  }

  get title(): string {
    return this.isOpen ? shownTitle(id) : '';
  }

  get canGoBack(): boolean {
    return this.isOpen && !isAtRoot(id);
  }

  get stack(): readonly string[] {
    return this.isOpen ? [shownAddress(id).replace(location.origin, '')] : [];
  }
}

/** The book of addresses under the names the bridge has for them; the SDK gives them better ones. */
async function editAddress(person: PhoneOwner): Promise<{ readonly err_msg: string; readonly [field: string]: string }> {
  const chosen = await chooseAddress(person);
  if (!chosen) return { err_msg: 'edit_address:cancel' };
  const { provinceName, cityName, countyName, detailInfo, postalCode, ...same } = chosen;
  const stages = { proviceFirstStageName: provinceName, addressCitySecondStageName: cityName, addressCountiesThirdStageName: countyName };
  return { err_msg: 'edit_address:ok', ...same, ...stages, addressDetailInfo: detailInfo, addressPostalCode: postalCode };
}
