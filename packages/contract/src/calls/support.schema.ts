import { z } from 'zod';
import { Id, PageSize, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { chatRows, supportRows } from './support.ts';

/** Who answers for a shop. */
export const ShopContact = z.object({ id: Id, nick: translatable(z.string()), avatar: PictureKey });

/** 1: can be written to (spec 4). */
export const EntranceStatus = z.union([z.literal(0), z.literal(1)]);

/** Lines of what people can read: half a character and control signs other than a new line are none. */
export const ChatText = z
  .string()
  .trim()
  .regex(/^[^\p{Cs}\p{Cc}]*(\n[^\p{Cs}\p{Cc}]*)*$/u)
  .min(1)
  .max(500);

/** A message's place in its conversation, from 1 and without gaps. */
export const Seq = z.coerce.number().int().min(1).max(2_147_483_647);

export const Message = z.object({ seq: z.int(), from: z.enum(['member', 'staff']), text: z.string(), sentAt: z.int() });

/** Newest first. Pages end before a message, not at a number: what comes meanwhile moves nothing. */
export const MessagePage = z.object({ before: Seq.optional(), pageSize: PageSize });
export const Messages = z.object({ list: z.array(Message), hasMore: z.boolean() });

export const supportSchemas = {
  'support.entrance.find': {
    input: z.object({ companyId: Id }),
    output: z.object({ status: EntranceStatus, contact: ShopContact.nullable() }),
  },
  'support.contact.get': { input: z.object({ id: Id }), output: ShopContact },
  'support.chat.count': {
    // The channel the shopper comes by (spec 2.6: source 2). A conversation is the same in all of them.
    input: z.object({ member_id: Id, chat_channel: z.coerce.number().int().min(1).max(9) }),
    output: z.object({ count: z.int() }),
  },
} satisfies SchemasOf<typeof supportRows>;

export const chatSchemas = {
  'support.chat.history': {
    input: MessagePage.extend({ cid: Id }),
    /** `readSeq`: how far the member has read, 0 when nothing. */
    output: Messages.extend({ readSeq: z.int(), unread: z.int() }),
  },
  'support.chat.send': { input: z.object({ cid: Id, text: ChatText }), output: Message },
  'support.chat.markRead': { input: z.object({ cid: Id, seq: Seq }), output: z.object({ unread: z.int() }) },
} satisfies SchemasOf<typeof chatRows>;
