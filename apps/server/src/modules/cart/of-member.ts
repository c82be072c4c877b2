import type { Ctx, Member } from '#platform/ctx';

/** Acts for a member who is not there. */
export const ofMember = <C extends Ctx>(ctx: C, memberId: string): C & { readonly actor: Member } => ({
  ...ctx,
  actor: { kind: 'member', memberId, sessionId: '' },
});
