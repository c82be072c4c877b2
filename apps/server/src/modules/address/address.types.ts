import type { Point } from '@qianpu/contract/types';
import type { Region } from './regions.ts';

/** What a member writes down; the names of the region are ours. */
export interface AddressInput {
  readonly name: string;
  readonly phone: string;
  readonly regionCode: string;
  readonly street: string;
  readonly isDefault: boolean;
  /** What its owner calls it; empty for nothing. */
  readonly label: string;
  /** Null when it is not known where on the map it is. */
  readonly point: Point | null;
}

/** As lists and orders read it. */
export interface Address extends Omit<AddressInput, 'point'>, Region {
  readonly id: string;
}

export type WholeAddress = Address & Pick<AddressInput, 'point'>;

/** The names of a region, from the province down; those that are not known are empty. */
export type RegionNames = Region;

/** A text, or an address of the messenger's, taken apart; what was not recognised is empty. */
export interface RecognisedText {
  readonly name: string;
  /** Eleven digits, or empty. */
  readonly phone: string;
  /** The deepest region that is known: a district's six digits, a city's, a province's, or empty. */
  readonly regionCode: string;
  readonly street: string;
  /** What may matter and went nowhere: a second number, an extension, words. */
  readonly unused: string;
}
