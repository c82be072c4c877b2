import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { joinKept } from './join-kept.ts';
import { eraseBehaviour } from './member-lock.repo.ts';

const on = subscriber('behaviour', events);

export const subscribers = [
  on('member.account.joined', 'behaviour.joined-account', joinKept),
  on('member.account.erased', 'behaviour.erased-account', (ctx, { memberId }) => eraseBehaviour(ctx, memberId)),
];
