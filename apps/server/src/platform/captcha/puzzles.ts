import { createHash } from 'node:crypto';
import { type ChallengeParameters, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { realNow } from '../clock.ts';

export interface PuzzleSettings {
  /** Signs puzzles: only ours count. */
  readonly secret: string;
  /** Another one whose puzzles count as well, while secrets change. */
  readonly second?: string | undefined;
  /** How many steps a solver must try, about; 2,000 take a phone one or two seconds. */
  readonly steps: number;
}

/** A puzzle that nobody can draw but us. */
export interface SignedPuzzle {
  readonly parameters: ChallengeParameters & Required<Pick<ChallengeParameters, 'keySignature' | 'expiresAt'>>;
  readonly signature: string;
}

/** Proof-of-work puzzles before anything that costs money per request: cheap for one shopper, dear for a farm. */
export interface Puzzles {
  make(): Promise<SignedPuzzle>;
  /** The puzzle's name when the solution is right and in time, else null. Whether it was used before is the caller's question. */
  check(payload: Payload): Promise<{ readonly challenge: string } | null>;
}

/** Seconds a puzzle can be solved in. */
export const PUZZLE_SECONDS = 300;
/** The library goes by the clock of the machine, which may be hours off: a puzzle says it lasts longer, and its true end is looked at here. */
const LIBRARY_SECONDS = 86_400;

export function createPuzzles({ secret, second, steps }: PuzzleSettings): Puzzles {
  const secrets = secretsOf(secret);
  const live = [secrets, ...(second === undefined ? [] : [secretsOf(second)])];
  return {
    make: async () => {
      const puzzle = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: 1_000,
        counter: randomInt(Math.ceil(steps / 2), steps),
        deriveKey,
        expiresAt: Math.floor(realNow() / 1000) + PUZZLE_SECONDS + LIBRARY_SECONDS,
      });
      return puzzle as SignedPuzzle;
    },
    check: async ({ challenge, solution }) => {
      const isOurs = async (secrets: PuzzleSecrets) => (await verifySolution({ ...secrets, challenge, solution, deriveKey })).verified;
      if (!(await Promise.all(live.map(isOurs))).includes(true)) return null;
      if ((challenge.parameters.expiresAt ?? 0) - LIBRARY_SECONDS < realNow() / 1000) return null;
      return {
        challenge: createHash('sha256')
          .update(challenge.signature ?? '')
          .digest('hex'),
      };
    },
  };
}

const secretsOf = (secret: string) => ({ hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}/key` });
type PuzzleSecrets = ReturnType<typeof secretsOf>;
