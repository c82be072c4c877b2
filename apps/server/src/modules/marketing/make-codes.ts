import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type Staff } from '#platform/ctx';
import { recordAction } from '#platform/note-change';
import { countCodes, insertCodes } from './code.repo.ts';
import { readCode } from './code.rules.ts';
import { hashCode } from './code-hash.ts';
import { newCode } from './new-code.ts';
import { lockOwnTemplate } from './own-template.ts';

/** Most codes of one template: a figure counts them all. */
const MOST_CODES = 100_000;

/** Told once. With those made before there are never more than coupons left. */
export const makeCodes = (ctx: Ctx<Staff>, { id, count }: ParsedOf<'marketing.coupon.makeCodes'>): Promise<string[]> =>
  inTx(ctx, async (ctx) => {
    const { state, total, claimed } = await lockOwnTemplate(ctx, id);
    if (state === 'ENDED') throw fail('BAD_INPUT', ['id']);
    const { made, used } = await countCodes(ctx, id);
    if (made + count > MOST_CODES || (total > 0 && claimed + made - used + count > total)) throw fail('BAD_INPUT', ['count']);
    const codes = Array.from({ length: count }, newCode);
    await insertCodes(
      ctx,
      id,
      codes.map((code) => hashCode(ctx, readCode(code) ?? '')),
    );
    await recordAction(ctx, { subjectId: id, change: { before: { codes: made }, after: { codes: made + count } } });
    return codes;
  });
