import type { InputOf, MapLocation, OutputOf, Point } from '@qianpu/contract/types';

export interface AddressDraft {
  readonly name: string;
  readonly phone: string;
  readonly regionCode: string;
  readonly street: string;
  readonly isDefault: boolean;
  /** What its owner calls it; empty: nothing. */
  readonly label: string;
}

type Fault = 'nameMissing' | 'nameLong' | 'phone' | 'region' | 'streetMissing' | 'streetLong';
/** What is wrong with which field; the texts have a sentence for each. */
export type AddressFaults = Partial<Record<'name' | 'phone' | 'regionCode' | 'street', Fault>>;

/** Characters of a street, as the contract takes them. */
const streetMax = 100;

export const emptyDraft: AddressDraft = { name: '', phone: '', regionCode: '', street: '', isDefault: false, label: '' };

/** What keeps a draft from being saved, field by field; the server has the last word. */
export function faultsOf(draft: AddressDraft): AddressFaults {
  const [name, street] = [draft.name.trim(), draft.street.trim()];
  return {
    ...(!name ? { name: 'nameMissing' as const } : name.length > 25 && { name: 'nameLong' as const }),
    ...(!/^1[3-9]\d{9}$/.test(digitsOf(draft.phone)) && { phone: 'phone' as const }),
    ...(!/^[1-9]\d{5}$/.test(draft.regionCode) && { regionCode: 'region' as const }),
    ...(!street ? { street: 'streetMissing' as const } : street.length > streetMax && { street: 'streetLong' as const }),
  };
}

/** What stood in the draft when its point was known. */
export interface Pin extends Pick<AddressDraft, 'regionCode' | 'street'> {
  readonly point: Point;
}

/** A point holds as long as something is only added to the street: a door, a floor. */
const pointOf = ({ regionCode, street }: AddressDraft, pin: Pin | null): Point | null =>
  pin && regionCode === pin.regionCode && street.trim().startsWith(pin.street) ? pin.point : null;

/** As it is sent: spaces that phones put into numbers are left out. */
export const inputOf = (draft: AddressDraft, pin: Pin | null): InputOf<'member.address.add'> => ({
  name: draft.name.trim(),
  phone: digitsOf(draft.phone),
  regionCode: draft.regionCode,
  street: draft.street.trim(),
  isDefault: draft.isDefault,
  label: draft.label.trim(),
  point: pointOf(draft, pin),
});

type Spot = Pick<MapLocation, 'province' | 'city' | 'district' | 'address'> & { readonly title?: string };

/** What is left of a map's address for the street: the region stands in a field of its own, and the place's name follows. */
export function streetOf({ province, city, district, address, title = '' }: Spot): string {
  const street = [province, city, district].reduce((rest, name) => (rest.startsWith(name) ? rest.slice(name.length) : rest), address);
  return (street.endsWith(title) ? street : street + title).slice(0, streetMax);
}

const digitsOf = (phone: string) => phone.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '');

/** A text or a messenger's address, taken apart; what was not recognised is empty. */
export type Recognised = OutputOf<'member.address.recognise'>;

/** The fields of a recognised text that are still to be filled in. */
export const missingIn = ({ name, phone, region, street }: Recognised) =>
  (['name', 'phone', 'region', 'street'] as const).filter((field) =>
    field === 'region' ? !region?.district : !{ name, phone, street }[field],
  );

/** What was recognised goes into the draft; what was not stays as it was typed. A region counts once its district is known. */
export const withRecognised = (draft: AddressDraft, { name, phone, region, street }: Recognised): AddressDraft => ({
  ...draft,
  name: name || draft.name,
  phone: phone || draft.phone,
  street: street.slice(0, streetMax) || draft.street,
  ...(region && { regionCode: region.district ? region.code : '' }),
});
