import type { cardRows, cardStaffRows } from '@qianpu/contract/calls/card';
import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { findAccount } from '#modules/identity';
import { signCard } from '#modules/wechat';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import { listLevels } from '../level.repo.ts';
import { levelOf, levelUntil } from '../level.rules.ts';
import { findMemberLevel } from '../member-level.repo.ts';
import { listCards } from './card.repo.ts';
import { bestStatus, statusOf } from './card.rules.ts';
import { findNumber, freezeCard, giveCard } from './give-card.ts';
import { type CardKind, listKinds } from './kind.repo.ts';
import { saveKind } from './save-kind.ts';

const viewKind = ({ isOn, revision, ...kind }: CardKind) => kind;

type ShownCard = OutputOf<'member.card.listForStaff'>[number];

async function cardsOf(ctx: Ctx, memberId: string): Promise<ShownCard[]> {
  const [cards, kinds] = [await listCards(ctx, memberId), await listKinds(ctx)];
  const kindOf = new Map(kinds.map((kind) => [kind.id, viewKind(kind)]));
  return cards.flatMap(({ id, kindId, number, openedAt, endsAt, packDue, isFrozen }) => {
    const kind = kindOf.get(kindId);
    const times = { openedAt: openedAt.getTime(), endsAt: endsAt?.getTime() ?? null, packDue: packDue?.getTime() ?? null };
    return kind ? [{ id, kind, number, status: statusOf({ endsAt, isFrozen }, ctx.now), ...times }] : [];
  });
}

const showCards = async (ctx: Ctx<Member>): Promise<OutputOf<'member.card.list'>> => ({
  list: await cardsOf(ctx, ctx.actor.memberId),
  serverNow: ctx.now.getTime(),
});

async function showCardsForStaff(ctx: Ctx, { memberId }: { readonly memberId: string }): Promise<ShownCard[]> {
  if (!(await findAccount(ctx, memberId))) throw fail('NOT_FOUND');
  return cardsOf(ctx, memberId);
}

async function checkStatus(ctx: Ctx<Member>): Promise<OutputOf<'member.card.checkStatus'>> {
  const [cards, own] = [await listCards(ctx, ctx.actor.memberId), await findMemberLevel(ctx, ctx.actor.memberId)];
  return {
    cardStatus: bestStatus(cards, ctx.now),
    level: levelOf(own, ctx.now),
    levelUntil: levelUntil(own, ctx.now)?.getTime() ?? null,
  };
}

/** The free card for the messenger's card pack, given with the question. */
async function signOwnCard(ctx: Ctx<Member>): Promise<OutputOf<'member.card.createWxSignatureInfo'>> {
  const { number } = await inTx(ctx, findNumber);
  return number === null ? { code: null } : signCard(ctx, number);
}

export const cardHandlers: Handlers<keyof typeof cardRows | keyof typeof cardStaffRows> = {
  'member.cardLevel.find': async (ctx) => ({
    cards: (await listKinds(ctx)).filter(({ isOn }) => isOn).map(viewKind),
    levels: await listLevels(ctx),
  }),
  'member.card.list': showCards,
  'member.card.checkStatus': checkStatus,
  'member.card.findNumber': findNumber,
  'member.card.createWxSignatureInfo': signOwnCard,
  'member.cardKind.list': listKinds,
  'member.cardKind.save': saveKind,
  'member.card.listForStaff': showCardsForStaff,
  'member.card.give': giveCard,
  'member.card.freeze': freezeCard,
};
