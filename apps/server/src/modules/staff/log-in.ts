import { type FailureName, fail } from '@qianpu/contract/failure';
import { type Ctx, inTx, type TxCtx } from '#platform/ctx';
import { lockAccount } from './account.repo.ts';
import { insertAction } from './action.repo.ts';
import { openSession } from './open-session.ts';
import { type PasswordProof, provePassword } from './prove-password.ts';
import { signIns } from './sign-in-metrics.ts';
import { forgetTries, giveTryBack } from './sign-in-try.repo.ts';
import type { Login } from './staff.types.ts';
import { takeCode } from './take-code.ts';

const CALL = 'staff.account.login';

interface LoginInput {
  readonly name: string;
  readonly password: string;
  /** Of the second factor, or one of its recovery codes. */
  readonly code?: string | undefined;
  /** What an earlier login answered: a device that is known is not slowed down by strangers. */
  readonly device?: string | undefined;
}

export async function logIn(ctx: Ctx, input: LoginInput): Promise<Login> {
  const proof = await provePassword(ctx, input);
  // What is refused is answered, not thrown, inside: its line must stay.
  const outcome = await inTx(ctx, async (ctx) => (await refusal(ctx, proof, input.code)) ?? (await open(ctx, proof, input.device)));
  if (typeof outcome === 'string') throw fail(outcome);
  signIns.inc({ outcome: 'done' });
  return outcome;
}

/** The try of a wrong code stays spent like that of a wrong password; only who has not sent one yet gets it back. */
async function refusal(
  ctx: TxCtx,
  { staffId, passwordHash, counters }: PasswordProof,
  code: string | undefined,
): Promise<FailureName | undefined> {
  if (!(await lockAccount(ctx, staffId, passwordHash))) return 'WRONG_PASSWORD';
  const taken = await takeCode(ctx, staffId, code);
  if (taken === 'missing') {
    await giveTryBack(ctx, counters);
    return 'FACTOR_NEEDED';
  }
  if (taken !== 'wrong') return undefined;
  signIns.inc({ outcome: 'wrong' });
  await insertAction(ctx, { staffId, call: CALL, outcome: 'refused' });
  return 'WRONG_FACTOR';
}

async function open(ctx: TxCtx, { staffId, counters }: PasswordProof, known: string | undefined): Promise<Login> {
  await giveTryBack(ctx, counters);
  await forgetTries(ctx, counters);
  const isKnown = counters.some(({ scope }) => scope === 'DEVICE');
  const { sessionId, ...login } = await openSession(ctx, staffId, isKnown ? known : undefined);
  await insertAction(ctx, { staffId, call: CALL, outcome: 'done', subjectId: sessionId });
  return login;
}
