import { fail } from '@qianpu/contract/failure';
import { type Ctx, inTx } from '#platform/ctx';
import { isPassword } from '#platform/secrets/password';
import { findOpenAccount } from './account.repo.ts';
import { insertAction } from './action.repo.ts';
import { findDevice } from './device.repo.ts';
import { signIns } from './sign-in-metrics.ts';
import { spendTries } from './sign-in-try.repo.ts';
import { ALERT_EVERY, type Counter, countersOf } from './sign-in-try.rules.ts';
import { hashToken } from './staff-token.ts';

const CALL = 'staff.account.login';

interface Claim {
  readonly name: string;
  readonly password: string;
  readonly device?: string | undefined;
}

export interface PasswordProof {
  readonly staffId: string;
  readonly passwordHash: string;
  /** What the try was counted by. */
  readonly counters: readonly Counter[];
}

/**
 * The try is spent and kept before the password is looked at, so that a wrong one is counted although the login fails; the looking,
 * which is slow on purpose, happens outside of any transaction. Whoever has to wait is told so, the same for names nobody has.
 */
export async function provePassword(ctx: Ctx, { name, password, device }: Claim): Promise<PasswordProof> {
  const { account, counters, ofName } = await inTx(ctx, async (ctx) => {
    const account = await findOpenAccount(ctx, name);
    const known = account && device ? await findDevice(ctx, account.id, hashToken(device)) : undefined;
    const counters = countersOf(name, ctx.address, known?.id);
    const spent = await spendTries(ctx, counters);
    if (!spent) {
      signIns.inc({ outcome: 'waiting' });
      throw fail('TOO_OFTEN');
    }
    return { account, counters, ...spent };
  });
  const isRight = await isPassword(password, account?.password_hash);
  if (account && isRight) return { staffId: account.id, passwordHash: account.password_hash, counters };
  await noteWrong(ctx, account?.id, ofName);
  throw fail('WRONG_PASSWORD');
}

/** Takes a transaction also where there is nothing to write: the time must not tell which names exist. */
async function noteWrong(ctx: Ctx, staffId: string | undefined, ofName: number): Promise<void> {
  signIns.inc({ outcome: 'wrong' });
  const isMany = ofName > 0 && ofName % ALERT_EVERY === 0;
  if (isMany) {
    signIns.inc({ outcome: 'alert' });
    ctx.log.warn({ mid: ctx.mid, staffId: staffId ?? null, tries: ofName }, 'many wrong sign-ins at one name of staff');
  }
  await inTx(ctx, async (ctx) => {
    if (staffId === undefined) return;
    await insertAction(ctx, { staffId, call: CALL, outcome: 'refused' });
    if (isMany) await insertAction(ctx, { staffId, call: CALL, outcome: 'alert' });
  });
}
