import { loginTicketRows } from '@qianpu/contract/calls/login-ticket';
import type { OutputOf } from '@qianpu/contract/types';
import type { Transport } from '#api/transport';
import { startSession } from './session.ts';
import { readStored } from './stored.ts';

/** Buys a login with a mini-program's ticket. Refused, late or used before: nobody is logged in, and nothing is said. */
export async function redeemTicket(transport: Transport, mid: string, ticket: string): Promise<void> {
  const input = { ticket, appId: readStored('appId', mid) ?? '' };
  const outcome = await transport({ row: loginTicketRows['member.ticket.redeem'], input });
  if (outcome.kind === 'ok') startSession(mid, outcome.data as OutputOf<'member.ticket.redeem'>);
}
