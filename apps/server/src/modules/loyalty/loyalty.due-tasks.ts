import { findWaitingGrants } from '#modules/activity';
import { inTx } from '#platform/ctx';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { giveBirthday } from './birthday/give-birthday.ts';
import { givePacks, warnOfCards } from './card/give-packs.ts';
import { endLevels } from './end-levels.ts';
import { findBirthdays, findCardsToWarn, findEnded, findOver, findPacks, findToWarn } from './loyalty.cleanup.repo.ts';
import { expireLots } from './points-end.repo.ts';
import { receiveGrants } from './take-grants.ts';
import { warnMembers } from './warn-members.ts';

export const loyaltyDueTasks: readonly DueTask[] = [
  {
    name: 'loyalty.end-levels',
    everySeconds: 15,
    find: findEnded,
    // One by one: a member who earns meanwhile waits for their own row only.
    act: async (ctx, ids) => {
      for (const id of ids) await inTx(ctx, (ctx) => endLevels(ctx, id));
    },
  },
  {
    name: 'loyalty.expire-points',
    everySeconds: 60,
    find: findOver,
    act: (ctx, ids) => inTx(ctx, (ctx) => expireLots(ctx, ids)),
  },
  {
    name: 'loyalty.warn-of-points',
    everySeconds: 60,
    find: findToWarn,
    act: (ctx, ids) => inTx(ctx, (ctx) => warnMembers(ctx, ids)),
  },
  {
    name: 'loyalty.give-birthday-points',
    everySeconds: 60,
    find: findBirthdays,
    act: async (ctx, ids) => {
      for (const id of ids) await inTx(ctx, (ctx) => giveBirthday(ctx, id));
    },
  },
  {
    name: 'loyalty.give-packs',
    everySeconds: 60,
    find: findPacks,
    act: async (ctx, ids) => {
      for (const id of ids) await inTx(ctx, (ctx) => givePacks(ctx, id));
    },
  },
  {
    name: 'loyalty.warn-of-cards',
    everySeconds: 60,
    find: findCardsToWarn,
    act: (ctx, ids) => inTx(ctx, (ctx) => warnOfCards(ctx, ids)),
  },
  {
    // Those of paid orders come by the event; here is what waited for an account, and what an event has missed.
    name: 'loyalty.receive-grants',
    everySeconds: 60,
    find: findWaitingGrants,
    act: (ctx, ids) => inTx(ctx, (ctx) => receiveGrants(ctx, { ids })),
  },
];
