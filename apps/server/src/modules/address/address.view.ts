import { maskPhone } from '@qianpu/kit/phone';
import type { Address, WholeAddress } from './address.types.ts';

const viewAddress = ({ id, name, phone, regionCode, province, city, district, street, isDefault }: Address) => ({
  id,
  name,
  phone,
  regionCode,
  province,
  city,
  district,
  street,
  isDefault,
});

/** Whole, for its owner to change. */
export const viewWholeAddress = (address: WholeAddress) => ({ ...viewAddress(address), point: address.point });

/** As lists and the order confirm page show it: the phone leaves the server masked. */
export const viewAddressCard = (address: Address) => ({ ...viewAddress(address), phone: maskPhone(address.phone) });
