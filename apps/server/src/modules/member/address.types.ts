import type { Region } from './regions.ts';

/** What a member writes down; the names of the region are ours. */
export interface AddressWish {
  readonly name: string;
  readonly phone: string;
  readonly regionCode: string;
  readonly street: string;
  readonly isDefault: boolean;
}

export interface Address extends AddressWish, Region {
  readonly id: string;
}
