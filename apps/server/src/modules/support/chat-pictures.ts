import type { Readable } from 'node:stream';
import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { uploadPrivatePicture } from '#modules/asset';
import { type Ctx, inTx, type Member, type Staff } from '#platform/ctx';
import { findShopContact } from './contact.repo.ts';
import { findConversation } from './inbox.repo.ts';
import { findMessage } from './message.repo.ts';
import { readPictures } from './read-cards.ts';
import type { Between, ChatPicture } from './support.types.ts';

type Uploaded = OutputOf<'support.picture.upload'>;

/** Taken in for a conversation with a shop that can be written to; sent, it is part of it. */
export async function uploadByMember(ctx: Ctx<Member>, cid: string, file: Readable): Promise<Uploaded> {
  const { memberId } = ctx.actor;
  const contact = await inTx(ctx, (ctx) => findShopContact(ctx, cid));
  if (!contact?.is_open) throw fail('SUPPORT_CLOSED');
  return uploadPrivatePicture(ctx, { sender: { memberId }, owner: { kind: 'CHAT', memberId, cid }, file });
}

/** Taken in for whoever has written to the shop. */
export async function uploadByStaff(ctx: Ctx<Staff>, between: Between, file: Readable): Promise<Uploaded> {
  if (!(await inTx(ctx, (ctx) => findConversation(ctx, between)))) throw fail('NOT_FOUND');
  return uploadPrivatePicture(ctx, { sender: { staffId: ctx.actor.staffId }, owner: { kind: 'CHAT', ...between }, file });
}

/** A picture of a conversation the caller may read, at an address that lasts a while longer. */
export async function openPicture(ctx: Ctx, between: Between, seq: number): Promise<ChatPicture> {
  const message = await findMessage(ctx, between, seq);
  const id = message?.file_id ?? null;
  const picture = id === null ? undefined : (await readPictures(ctx, between, [id])).get(id);
  if (!picture) throw fail('NOT_FOUND');
  return picture;
}
