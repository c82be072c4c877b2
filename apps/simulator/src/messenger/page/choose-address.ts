import type { PhoneOwner } from './person.ts';
import { ask } from './sheet.ts';

/** An address as the messenger's own book hands it over. */
interface StoredAddress {
  readonly userName: string;
  readonly telNumber: string;
  readonly provinceName: string;
  readonly cityName: string;
  readonly countyName: string;
  readonly detailInfo: string;
  readonly nationalCode: string;
  readonly postalCode: string;
}

/** The messenger's book of addresses, over the screen; null: it was put away. The second is of old times and has no code. */
export function chooseAddress({ nickName, phone }: PhoneOwner): Promise<StoredAddress | null> {
  const owner = { userName: nickName, telNumber: phone, provinceName: '浙江省', cityName: '杭州市', postalCode: '310012' };
  const addresses: readonly StoredAddress[] = [
    { ...owner, countyName: '西湖区', detailInfo: '文三路 90 号 2 幢 301', nationalCode: '330106' },
    { ...owner, countyName: '滨江区', detailInfo: '江南大道 588 号', nationalCode: '' },
  ];
  const choices = addresses.map((address) => ({
    words: `${nickName} ${phone}　浙江省杭州市${address.countyName} ${address.detailInfo}`,
    value: address,
  }));
  return ask('微信收货地址', [], choices);
}
