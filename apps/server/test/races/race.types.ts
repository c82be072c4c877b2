import type { CallName } from '@qianpu/contract/rows';
import type { Answer } from '../call-table.ts';
import type { RaceHouse } from './race-merchant.ts';
import type { RacesOf } from './races-of.ts';

export interface Shot {
  readonly name: CallName;
  readonly input: object;
  readonly token?: string;
  /** Idempotency key; one of its own when it is not said and the row wants one. */
  readonly key?: string;
}

export interface Volley {
  readonly shots: readonly Shot[];
  /** States what must hold after all of them, whichever came first; answers are in the order of the shots. */
  judge(answers: readonly Answer[]): Promise<void>;
}

export interface RaceEntry {
  /** What somebody would win by a race. */
  readonly stake: 'money' | 'stock' | 'limit' | 'none';
  /** Fresh state, and so many requests that attack the row hardest. */
  prepare(house: RaceHouse, size: number): Promise<Volley>;
}

export type Races<Rows> = RacesOf<Rows, RaceEntry>;
