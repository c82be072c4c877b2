import { CallFailure } from '@qianpu/contract/failure';
import type { Ctx } from '#platform/ctx';
import { failureText } from '#platform/failure-text';
import type { Refusal } from './goods-management.types.ts';

/** Does one of many and answers why not, if not. Whatever refuses does so before it writes anything. */
export async function orRefusal(ctx: Ctx, act: () => Promise<unknown>): Promise<Refusal> {
  try {
    await act();
    return null;
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const fields = Array.isArray(error.data) ? error.data.filter((path) => typeof path === 'string') : [];
    return failureText(error.failure, ctx.lang, fields);
  }
}
