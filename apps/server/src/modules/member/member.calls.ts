import type { agreementRows, agreementStaffRows } from '@qianpu/contract/calls/agreement';
import { findOpenChange, viewPhoneChange, viewUserDetail } from '#modules/identity';
import type { Handlers } from '#platform/http/handler.types';
import { agreementHandlers } from './agreement.calls.ts';
import { changeProfile } from './change-profile.ts';
import { findDetail } from './find-detail.ts';
import { findLeave } from './leaving.repo.ts';

type MemberCall =
  | keyof typeof agreementRows
  | keyof typeof agreementStaffRows
  | 'member.account.detail'
  | 'member.account.update'
  | 'member.safety.state';

export const memberHandlers: Handlers<MemberCall> = {
  ...agreementHandlers,
  'member.account.detail': async (ctx) => viewUserDetail(await findDetail(ctx, ctx.actor.memberId)),
  'member.account.update': async (ctx, change) => viewUserDetail(await changeProfile(ctx, change)),
  'member.safety.state': async (ctx) => {
    const { memberId } = ctx.actor;
    const [change, leaving] = [await findOpenChange(ctx, memberId), await findLeave(ctx, memberId)];
    return { phoneChange: change ? viewPhoneChange(change) : null, eraseAt: leaving?.erase_at.getTime() ?? null };
  },
};
