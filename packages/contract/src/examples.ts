import { joined } from './group.ts';
import { groups } from './groups.ts';

/** Good inputs of every built call. */
export const examples = joined(groups.map((group) => group.examples));
