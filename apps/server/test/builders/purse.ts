import { hash } from '@node-rs/argon2';
import { post } from '#modules/ledger';
import { inTx } from '#platform/ctx';
import { earnPoints } from '../../src/modules/loyalty/change-points.ts';
import type { TestMall } from '../test-mall.ts';

interface Purse {
  readonly mid: string;
  readonly memberId: string;
  readonly principalFen?: number;
  readonly bonusFen?: number;
  readonly points?: number;
}

/** What a member has with the merchant, as two people of staff would have given it. */
export async function aPurse(mall: TestMall, { mid, memberId, principalFen = 0, bonusFen = 0, points = 0 }: Purse): Promise<void> {
  await inTx(mall.ctx(mid), async (ctx) => {
    if (principalFen + bonusFen > 0) {
      const ref = ctx.newId();
      await mall.sql(
        `insert into ledger.adjustment (mid, id, member_id, principal_fen, bonus_fen, reason, note, state, asked_by, asked_at, decided_by, decided_at, allowed_alone)
         values ($1, $2, $3, $4, $5, 'OTHER', '', 'DONE', 1, platform.now(), 2, platform.now(), 0)`,
        [mid, ref, memberId, principalFen, bonusFen],
      );
      const entries = [
        { account: 'BALANCE', owner: memberId, amountFen: -principalFen },
        { account: 'OUTSIDE', amountFen: principalFen },
        { account: 'BALANCE_BONUS', owner: memberId, amountFen: -bonusFen },
        { account: 'BONUS_COST', amountFen: bonusFen },
      ] as const;
      await post(ctx, { kind: 'ADJUST', ref, entries: entries.filter(({ amountFen }) => amountFen !== 0) });
    }
    await earnPoints(ctx, { memberId, source: 'STAFF', refId: ctx.newId(), staffId: '1' }, points);
  });
}

export const PAY_PASSWORD = '246810';

let passwordHash: Promise<string> | undefined;
/** Hashing is slow on purpose: all have the same, and a weak one, for it is proved again and again. */
export async function aPayPassword(mall: TestMall, mid: string, memberId: string): Promise<void> {
  passwordHash ??= hash(PAY_PASSWORD, { memoryCost: 64, timeCost: 1 });
  await mall.sql('insert into member.pay_password (mid, member_id, password_hash) values ($1, $2, $3)', [
    mid,
    memberId,
    await passwordHash,
  ]);
}

/** The merchant takes points: a hundred for a yuan, for half of the goods at most. */
export const takesPoints = (mall: TestMall, mid: string) =>
  mall.sql(
    `insert into loyalty.points_rule (mid, revision, points_per_yuan, saved_at, pays) values ($1, 1, 1, platform.now(), true)
     on conflict (mid) do update set pays = true`,
    [mid],
  );
