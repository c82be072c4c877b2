import type { guiderRows } from '@qianpu/contract/calls/guider';
import type { Handlers } from '#platform/http/handler.types';
import { countShare } from './guider-share.repo.ts';

export const guiderHandlers: Handlers<keyof typeof guiderRows> = {
  'member.relation.markShareGuider': async (ctx, { guiderId }) => ({ isCounted: await countShare(ctx, ctx.actor.memberId, guiderId) }),
};
