import type { ChatMessage } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import { listAgents } from './agent.repo.ts';
import { findShopContact } from './contact.repo.ts';
import { readCards } from './read-cards.ts';
import type { Between, MessageRow } from './support.types.ts';
import { viewMessage } from './support.view.ts';

/** Messages of one conversation with what their cards show now, and by whom shoppers read staff's. */
export async function showMessages(ctx: Ctx, between: Between, rows: readonly MessageRow[]): Promise<ChatMessage[]> {
  if (rows.length === 0) return [];
  const cards = await readCards(ctx, between, rows);
  const staffIds = [...new Set(rows.map(({ staff_id }) => staff_id).filter((id) => id !== null))];
  const agents = await listAgents(ctx, staffIds);
  const contact = rows.some(({ sender }) => sender === 'STAFF') ? await findShopContact(ctx, between.cid) : undefined;
  return rows.map((row) => viewMessage(row, { cards, agents, contact }));
}

/** Of one row more than a page has. */
export const showPage = async (ctx: Ctx, between: Between, rows: readonly MessageRow[], pageSize: number) => ({
  list: await showMessages(ctx, between, rows.slice(0, pageSize)),
  hasMore: rows.length > pageSize,
});
