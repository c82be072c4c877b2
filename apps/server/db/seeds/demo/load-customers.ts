import { addNote, saveLabel, saveSegment, setLabels } from '#modules/customer';
import { listStaffWhoMay } from '#modules/staff';
import type { TxCtx } from '#platform/ctx';
import { findBuyers, hasLabels } from './buyers.repo.ts';
import { demoLabels, demoNotes, demoSegments } from './customers.ts';
import type { DemoShop } from './demo.types.ts';

/** More of a shop than have any label. */
const SOME_BUYERS = 20;

/** Labels, notes and segments; nothing where staff have made labels already. */
export async function loadCustomers(ctx: TxCtx, shops: readonly DemoShop[], staffNick: string): Promise<void> {
  if (await hasLabels(ctx)) return;
  for (const { name, rules } of demoSegments) await saveSegment(ctx, { name, rules });
  const labelsOf = new Map<string, string[]>();
  const buyers = await Promise.all(shops.map(({ cid }) => findBuyers(ctx, cid, SOME_BUYERS)));
  for (const label of demoLabels) {
    const id = await saveLabel(ctx, label);
    for (const memberId of buyers.flatMap((list) => list.slice(0, label.buyers)))
      labelsOf.set(memberId, [...new Set([...(labelsOf.get(memberId) ?? []), id])]);
  }
  for (const [id, labelIds] of labelsOf) await setLabels(ctx, { id, labelIds });
  await writeNotes(ctx, buyers, shops, staffNick);
}

async function writeNotes(ctx: TxCtx, buyers: readonly string[][], shops: readonly DemoShop[], staffNick: string): Promise<void> {
  const staff = (await listStaffWhoMay(ctx, 'support.chat.reply', shops[0]?.cid ?? '')).find(({ name }) => name === staffNick);
  if (!staff) return;
  const actor = { kind: 'staff', staffId: staff.id, sessionId: '0', grants: [], shops: 'ALL', isFactorMissing: false } as const;
  for (const [at, text] of demoNotes.entries()) {
    const id = buyers[at % buyers.length]?.[0];
    if (id !== undefined) await addNote({ ...ctx, actor }, { id, text });
  }
}
