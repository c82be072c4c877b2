import type { Point } from '@qianpu/contract/types';
import type { Region } from './regions.ts';

/** What a member writes down; the names of the region are ours. */
export interface AddressInput {
  readonly name: string;
  readonly phone: string;
  readonly regionCode: string;
  readonly street: string;
  readonly isDefault: boolean;
  /** Null when it is not known where on the map it is. */
  readonly point: Point | null;
}

/** As lists and orders read it. */
export interface Address extends Omit<AddressInput, 'point'>, Region {
  readonly id: string;
}

export type WholeAddress = Address & Pick<AddressInput, 'point'>;
