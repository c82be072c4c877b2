import { randomInt } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { isMember } from '#modules/identity';
import type { Member, Staff, TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { ensureMemberLevel } from '../member-level.repo.ts';
import {
  type Card,
  type CardRun,
  holdCard,
  holdCardOf,
  insertCard,
  insertFreeCard,
  listCards,
  updateFrozen,
  updateRun,
} from './card.repo.ts';
import { addMonths, type CardStatus, statusOf, warnAt, withCheckDigit } from './card.rules.ts';
import { givePacks } from './give-packs.ts';
import { type CardKind, findKind, listKinds } from './kind.repo.ts';
import { showOnAccount } from './show-account.ts';

const NUMBERS = 100_000_000_000;
/** A number may be somebody's: another one is drawn. */
const TRIES = 5;

/** The member's free card, made when it is first asked for. */
export async function findNumber(ctx: TxCtx<Member>): Promise<{ number: string | null; isNew: boolean }> {
  const { memberId } = ctx.actor;
  const free = (await listKinds(ctx)).find(({ months, isOn }) => months === 0 && isOn);
  for (let time = 0; time < TRIES; time += 1) {
    const own = (await listCards(ctx, memberId)).find((card) => card.number !== null)?.number;
    if (own) return { number: own, isNew: false };
    if (!free) return { number: null, isNew: false };
    const number = withCheckDigit(String(randomInt(NUMBERS)).padStart(11, '0'));
    if (!(await insertFreeCard(ctx, { kindId: free.id, memberId, number }))) continue;
    await showOnAccount(ctx, memberId);
    return { number, isNew: true };
  }
  throw new Error(`no number was free in ${TRIES} tries`);
}

/** A paid card as staff give it. */
export async function giveCard(ctx: TxCtx<Staff>, { memberId, kindId }: ParsedOf<'member.card.give'>) {
  await ensureMemberLevel(ctx, memberId);
  if (!(await isMember(ctx, memberId))) throw fail('NOT_FOUND');
  const kind = await findKind(ctx, kindId);
  if (!kind) throw fail('NOT_FOUND');
  if (kind.months === 0) throw fail('BAD_INPUT', ['kindId']);
  const { cardId, before, endsAt } = await openCard(ctx, memberId, kind);
  noteChange(ctx, { before: { endsAt: before }, after: { kindId, endsAt } });
  return { cardId, endsAt: endsAt.getTime() };
}

/** One that was bought: what its kind has become since the order was placed is what its buyer has. */
export async function openBoughtCard(
  ctx: TxCtx,
  { memberId, kindId }: { readonly memberId: string; readonly kindId: string },
): Promise<void> {
  await ensureMemberLevel(ctx, memberId);
  const kind = await findKind(ctx, kindId);
  if (!kind) throw new Error(`there is no card ${kindId}`);
  await openCard(ctx, memberId, kind);
}

/** A new one, one that is over anew, or one that runs so much longer. */
async function openCard(ctx: TxCtx, memberId: string, kind: CardKind) {
  const kindId = kind.id;
  const held = await holdCardOf(ctx, memberId, kindId);
  const cardId = held?.id ?? ctx.newId();
  const run = runOf(ctx.now, kind, held);
  await (held ? updateRun(ctx, cardId, run) : insertCard(ctx, { id: cardId, kindId, memberId, ...run }));
  await givePacks(ctx, cardId);
  await showOnAccount(ctx, memberId);
  return { cardId, before: held?.endsAt ?? null, endsAt: run.endsAt };
}

function runOf(now: Date, kind: CardKind, held: Card | undefined): CardRun {
  const runs = held?.endsAt && held.endsAt > now ? held : { openedAt: now, months: 0, packs: 0, isFrozen: false };
  const months = runs.months + kind.months;
  const endsAt = addMonths(runs.openedAt, months);
  const isPacked = kind.packIds.length > 0 && !runs.isFrozen;
  return { ...runs, months, endsAt, packDue: isPacked ? addMonths(runs.openedAt, runs.packs) : null, warnAt: warnAt(endsAt) };
}

/** Frozen it is worth nothing; its time runs on. What it would have given comes when it is let go, if it still runs. */
export async function freezeCard(ctx: TxCtx<Staff>, { cardId, isFrozen }: ParsedOf<'member.card.freeze'>): Promise<{ status: CardStatus }> {
  const card = await holdCard(ctx, cardId);
  if (!card) throw fail('NOT_FOUND');
  const kind = await findKind(ctx, card.kindId);
  const waits = !isFrozen && card.packs < card.months && kind !== undefined && kind.packIds.length > 0;
  await updateFrozen(ctx, cardId, { isFrozen, packDue: waits ? addMonths(card.openedAt, card.packs) : null });
  await givePacks(ctx, cardId);
  await showOnAccount(ctx, card.memberId);
  noteChange(ctx, { before: { isFrozen: card.isFrozen }, after: { isFrozen } });
  return { status: statusOf({ ...card, isFrozen }, ctx.now) };
}
