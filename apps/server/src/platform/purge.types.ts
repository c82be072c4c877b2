/** What of a merchant is no longer as it was. */
export interface Purge {
  readonly mid: string;
  /** Whatever used one of them goes. */
  readonly tags: readonly string[];
}

/** Every entry of a merchant has it. */
export const ALL = '*';
/** Of an entry nobody knows all uses of: every purge of the merchant empties it. */
export const UNKNOWN = '?';

/** The tags of what is used while a page is made; grows as it is read. */
export type UsedTags = Pick<Set<string>, 'add'>;
