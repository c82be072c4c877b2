import { z } from 'zod';
import { FenField, Id, Line, PageSize, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import { Spec } from './price.schema.ts';
import type { chatRows, supportRows } from './support.ts';
import { Instant, OrderState } from './trade.schema.ts';

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

/** The hours in which somebody answers, every day, by the clock of Beijing: "09:00" to "22:00", or to "24:00". */
export const ServiceHours = z
  .object({ from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), until: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/) })
  .refine(({ from, until }) => from < until, { path: ['until'] });

/** A shop has at most so many questions it answers by itself. */
export const MOST_QUESTIONS = 6;
export const QuestionTitle = Line(30);

/**
 * A picture nobody but its conversation's member and the shop's staff is shown. Its address ends at `until`; then the conversation, read again,
 * or the call that opens one picture, gives another.
 */
export const PrivatePicture = z.object({ address: z.string(), width: z.int(), height: z.int(), until: Instant });

/** A goods as it is now. With a SKU: its price, picture and specs. */
export const ChatGoods = z.object({
  goodsId: Id,
  skuId: Id.nullable(),
  title: translatable(z.string()),
  picture: PictureKey,
  specs: z.array(Spec),
  priceFen: FenField,
  /** Without a SKU: some of its SKUs cost more. */
  hasPriceRange: z.boolean(),
  /** The shop sells it now. */
  isOnSale: z.boolean(),
});

/** An order as it is now. */
export const ChatOrder = z.object({
  orderId: Id,
  state: OrderState,
  /** Of its first line. */
  title: translatable(z.string()),
  picture: PictureKey,
  /** Lines and pieces it has. */
  kinds: z.int().min(1),
  pieces: z.int().min(1),
  payableFen: FenField,
  createdAt: Instant,
});

/** What a message holds. A card is null when what it shows is there no more; a picture, when it was taken away. */
const Content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('picture'), picture: PrivatePicture.nullable() }),
  z.object({ kind: z.literal('goods'), goods: ChatGoods.nullable() }),
  z.object({ kind: z.literal('order'), order: ChatOrder.nullable() }),
]);

export const ContentKind = z.enum(['text', 'picture', 'goods', 'order']);

export const Message = z.object({
  seq: z.int(),
  from: z.enum(['member', 'staff']),
  content: Content,
  /** Who answers, as shoppers are told: what the person of staff is called here, or the shop's contact. Null: the member's own. */
  sender: z.object({ name: translatable(z.string()), avatar: PictureKey }).nullable(),
  /** Answered by the shop beforehand, by nobody now. */
  isAutomatic: z.boolean(),
  sentAt: Instant,
});

/** What somebody sends: exactly one of these. A card names what it shows; what it says of it is the mall's word. */
export const contentInput = {
  text: ChatText.optional(),
  /** As the upload answered it. */
  picture: z.object({ id: Id }).optional(),
  /** Of this shop. */
  goods: z.object({ goodsId: Id, skuId: Id.optional() }).optional(),
  /** The member's, in this shop. */
  order: z.object({ orderId: Id }).optional(),
};

const kinds = ['text', 'picture', 'goods', 'order'] as const;
export const hasOneContent = (input: { readonly [K in (typeof kinds)[number]]?: unknown }): boolean =>
  kinds.filter((kind) => input[kind] !== undefined).length === 1;

/** What an upload answers: sent as a message, it is shown. */
export const UploadedPicture = z.object({ id: Id, width: z.int(), height: z.int() });

/** How far the shop's staff have read; the stream tells it whenever it grows, beside the messages. */
const ReadMark = z.object({ staffReadSeq: z.int().min(0) });

/** Newest first. Pages end before a message, not at a number: what comes meanwhile moves nothing. */
export const MessagePage = z.object({ before: Seq.optional(), pageSize: PageSize });
export const Messages = z.object({ list: z.array(Message), hasMore: z.boolean() });

export const supportSchemas = {
  'support.entrance.find': {
    input: z.object({ companyId: Id }),
    output: z.object({ status: EntranceStatus, contact: ShopContact.nullable() }),
  },
  // Apart from the entrance, which pages read that show a button alone.
  'support.welcome.find': {
    input: z.object({ companyId: Id }),
    output: z.object({
      /** What the shop says first; empty: nothing. */
      greeting: translatable(z.string()),
      /** Null: the shop says nothing about when it answers. */
      hours: ServiceHours.nullable(),
      questions: z.array(z.object({ id: Id, title: translatable(z.string()) })).max(MOST_QUESTIONS),
    }),
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
    output: Messages.extend({ readSeq: z.int(), unread: z.int() }).extend(ReadMark.shape),
  },
  'support.chat.send': { input: z.object({ cid: Id, ...contentInput }).refine(hasOneContent), output: Message },
  // One of the shop's questions and what it answers, in the order they were written.
  'support.chat.ask': { input: z.object({ cid: Id, questionId: Id }), output: z.object({ list: z.array(Message).length(2) }) },
  'support.picture.upload': { input: z.object({ cid: Id }), output: UploadedPicture },
  'support.picture.open': { input: z.object({ cid: Id, seq: Seq }), output: PrivatePicture },
  'support.chat.markRead': { input: z.object({ cid: Id, seq: Seq }), output: z.object({ unread: z.int() }) },
} satisfies SchemasOf<typeof chatRows>;
