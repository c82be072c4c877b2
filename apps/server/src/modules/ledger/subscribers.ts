import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { eraseBalance, joinBalances } from './personal-balance.ts';

const on = subscriber('ledger', events);

export const subscribers = [
  on('member.account.joined', 'ledger.joined-account', joinBalances),
  on('member.account.erased', 'ledger.erased-account', (ctx, { memberId }) => eraseBalance(ctx, memberId)),
];
