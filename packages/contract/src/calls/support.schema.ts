import { z } from 'zod';
import { Id, PageNum, PageSize, PictureKey, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { chatRows, supportRows, supportStaffRows } from './support.ts';

/** Who answers for a shop. */
const Contact = z.object({ id: Id, nick: translatable(z.string()), avatar: PictureKey });

/** 1: can be written to (spec 4). */
const EntranceStatus = z.union([z.literal(0), z.literal(1)]);

/** Lines of what people can read: half a character and control signs other than a new line are none. */
const Text = z
  .string()
  .trim()
  .regex(/^[^\p{Cs}\p{Cc}]*(\n[^\p{Cs}\p{Cc}]*)*$/u)
  .min(1)
  .max(500);

/** A message's place in its conversation, from 1 and without gaps. */
const Seq = z.coerce.number().int().min(1).max(2_147_483_647);

const Message = z.object({ seq: z.int(), from: z.enum(['member', 'staff']), text: z.string(), sentAt: z.int() });

/** Newest first. Pages end before a message, not at a number: what comes meanwhile moves nothing. */
const Page = z.object({ before: Seq.optional(), pageSize: PageSize });
const Messages = z.object({ list: z.array(Message), hasMore: z.boolean() });

export const supportSchemas = {
  'support.entrance.find': {
    input: z.object({ companyId: Id }),
    output: z.object({ status: EntranceStatus, contact: Contact.nullable() }),
  },
  'support.contact.get': { input: z.object({ id: Id }), output: Contact },
  'support.chat.count': {
    // The channel the shopper comes by (spec 2.6: source 2). A conversation is the same in all of them.
    input: z.object({ member_id: Id, chat_channel: z.coerce.number().int().min(1).max(9) }),
    output: z.object({ count: z.int() }),
  },
} satisfies SchemasOf<typeof supportRows>;

export const chatSchemas = {
  'support.chat.history': {
    input: Page.extend({ cid: Id }),
    /** `readSeq`: how far the member has read, 0 when nothing. */
    output: Messages.extend({ readSeq: z.int(), unread: z.int() }),
  },
  'support.chat.send': { input: z.object({ cid: Id, text: Text }), output: Message },
  'support.chat.markRead': { input: z.object({ cid: Id, seq: Seq }), output: z.object({ unread: z.int() }) },
} satisfies SchemasOf<typeof chatRows>;

const Nick = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{1,20}$/u);

export const supportStaffSchemas = {
  'support.entrance.set': {
    // What is left out stays as it is; at first it is the shop's own name and logo.
    input: z.object({ cid: Id, status: EntranceStatus, nick: Nick.optional(), avatar: PictureKey.optional() }),
    output: z.object({ status: EntranceStatus, contact: Contact }),
  },
  'support.chat.inbox': {
    input: z.object({ pageNum: PageNum, pageSize: PageSize }),
    /** What waits for an answer first, then the latest. */
    output: pageOf(z.object({ memberId: Id, cid: Id, unread: z.int(), last: Message })),
  },
  'support.chat.read': { input: Page.extend({ memberId: Id, cid: Id }), output: Messages },
  'support.chat.reply': { input: z.object({ memberId: Id, cid: Id, text: Text }), output: Message },
} satisfies SchemasOf<typeof supportStaffRows>;
