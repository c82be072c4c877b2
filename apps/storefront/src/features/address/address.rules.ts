import type { InputOf } from '@qianpu/contract/types';

export interface AddressDraft {
  readonly name: string;
  readonly phone: string;
  readonly regionCode: string;
  readonly street: string;
  readonly isDefault: boolean;
}

type Fault = 'nameMissing' | 'nameLong' | 'phone' | 'region' | 'streetMissing' | 'streetLong';
/** What is wrong with which field; the texts have a sentence for each. */
export type AddressFaults = Partial<Record<'name' | 'phone' | 'regionCode' | 'street', Fault>>;

export const emptyDraft: AddressDraft = { name: '', phone: '', regionCode: '', street: '', isDefault: false };

/** What keeps a draft from being saved, field by field; the server has the last word. */
export function faultsOf(draft: AddressDraft): AddressFaults {
  const [name, street] = [draft.name.trim(), draft.street.trim()];
  return {
    ...(!name ? { name: 'nameMissing' as const } : name.length > 25 && { name: 'nameLong' as const }),
    ...(!/^1[3-9]\d{9}$/.test(digitsOf(draft.phone)) && { phone: 'phone' as const }),
    ...(!/^[1-9]\d{5}$/.test(draft.regionCode) && { regionCode: 'region' as const }),
    ...(!street ? { street: 'streetMissing' as const } : street.length > 100 && { street: 'streetLong' as const }),
  };
}

/** As it is sent: spaces that phones put into numbers are left out. */
export const inputOf = (draft: AddressDraft): InputOf<'member.address.add'> => ({
  ...draft,
  name: draft.name.trim(),
  phone: digitsOf(draft.phone),
  street: draft.street.trim(),
});

const digitsOf = (phone: string) => phone.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '');
