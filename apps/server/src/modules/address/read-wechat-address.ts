import type { RecognisedText } from './address.types.ts';
import { findPhones } from './find-phones.ts';
import { findRegionIn } from './find-region.ts';
import { findRegion } from './regions.ts';

/** As `openAddress` and `chooseAddress` name it. */
interface WechatAddress {
  readonly userName: string;
  readonly telNumber: string;
  readonly provinceName: string;
  readonly cityName: string;
  readonly countyName: string;
  readonly detailInfo: string;
  readonly nationalCode: string;
}

/**
 * An address of the messenger's in the mall's words. Its code counts when it names the district it comes with; addresses of old
 * times have none, or one that has been given up since, and are found by their names.
 */
export function readWechatAddress(chosen: WechatAddress): RecognisedText {
  const { userName, telNumber, provinceName, cityName, countyName, detailInfo, nationalCode } = chosen;
  const coded = findRegion(nationalCode);
  const isNamedSo = coded !== undefined && (countyName === '' || coded.district === countyName.trim());
  const named = findRegionIn([provinceName, cityName, countyName].join(' '));
  const [phone] = findPhones(telNumber).mobiles;
  return {
    name: userName.trim(),
    phone: phone?.digits ?? '',
    regionCode: isNamedSo ? nationalCode : (named?.code ?? (coded ? nationalCode : '')),
    street: detailInfo.trim(),
    unused: phone ? '' : telNumber.trim(),
  };
}
