import type { Actor } from '#platform/ctx';

/** As the log of an order names who acted. */
export const actorName = (actor: Actor): string => {
  if (actor.kind === 'member') return `member:${actor.memberId}`;
  return actor.kind === 'staff' ? `staff:${actor.staffId}` : 'visitor';
};
