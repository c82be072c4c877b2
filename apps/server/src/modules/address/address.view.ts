import { maskPhone } from '@qianpu/kit/phone';
import type { Address, RecognisedText, RegionNames, WholeAddress } from './address.types.ts';

const viewAddress = ({ id, name, phone, regionCode, province, city, district, street, isDefault, label }: Address) => ({
  id,
  name,
  phone,
  regionCode,
  province,
  city,
  district,
  street,
  isDefault,
  label,
});

/** Whole, for its owner to change. */
export const viewWholeAddress = (address: WholeAddress) => ({ ...viewAddress(address), point: address.point });

/** As lists and the order confirm page show it: the phone leaves the server masked. */
export const viewAddressCard = (address: Address) => ({ ...viewAddress(address), phone: maskPhone(address.phone) });

/** What was recognised, with the names of its region. */
export const viewRecognised = ({ name, phone, regionCode, street, unused }: RecognisedText, names: RegionNames | null) => ({
  name,
  phone,
  region: names && { code: regionCode, ...names },
  street,
  unused,
});
