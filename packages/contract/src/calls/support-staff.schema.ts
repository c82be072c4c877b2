import { z } from 'zod';
import { countedPageOf, Id, Line, PageNum, PageSize, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { ChatText, EntranceStatus, Message, MessagePage, Messages, Seq, ShopContact } from './support.schema.ts';
import type { supportStaffRows } from './support-staff.ts';

const Nick = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{1,20}$/u);

const Between = z.object({ memberId: Id, cid: Id });
export const MOST_COLLEAGUES = 100;
const Person = z.object({ id: Id, name: z.string() });

/** A conversation as the desk shows it. */
const Conversation = z.object({
  memberId: Id,
  cid: Id,
  nickName: z.string(),
  headIcon: z.string().nullable(),
  /** Messages of the member that no staff have seen. */
  unread: z.int().min(0),
  /** Of the first message without an answer; null: nothing waits. */
  waitingSince: z.int().nullable(),
  /** Who answers; null: anybody may. */
  assignedTo: Person.nullable(),
});

const Done = z.object({ assignedTo: Person.nullable() });

const QuickReply = z.object({
  id: Id,
  /** Null: in every shop. */
  cid: Id.nullable(),
  title: z.string(),
  text: z.string(),
});

/** So many for all shops together, and so many for each; the database has a slot for each of them. */
export const MOST_QUICK_REPLIES = 50;

export const supportStaffSchemas = {
  'support.entrance.set': {
    // What is left out stays as it is; at first it is the shop's own name and logo.
    input: z.object({ cid: Id, status: EntranceStatus, nick: Nick.optional(), avatar: PictureKey.optional() }),
    output: z.object({ status: EntranceStatus, contact: ShopContact }),
  },
  'support.chat.inbox': {
    input: z.object({
      tab: z.enum(['waiting', 'mine', 'all']).default('all'),
      /** Part of what the member is called. */
      words: Line(20).optional(),
      cid: Id.optional(),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    /** Who waits first, longest first; then the latest. The stream tells of what comes after `deskSeq`. */
    output: countedPageOf(Conversation.extend({ last: Message })).extend({ deskSeq: z.int().min(0) }),
  },
  'support.chat.counts': {
    input: z.object({ cid: Id.optional() }),
    // each counted to 10,000
    output: z.object({ waiting: z.int(), mine: z.int(), waitingSince: z.int().nullable() }),
  },
  'support.chat.detail': {
    input: MessagePage.extend({ memberId: Id, cid: Id }),
    output: Conversation.extend({
      /** How far the member has read. */
      readSeq: z.int().min(0),
      /** Newest first; `by`: the name of whoever answered. */
      list: z.array(Message.extend({ by: z.string().nullable() })),
      hasMore: z.boolean(),
      /** What staff did, each after one of these messages, oldest first. */
      log: z.array(
        z.object({
          id: Id,
          afterSeq: z.int(),
          kind: z.enum(['ASSIGNED', 'RELEASED', 'FINISHED']),
          by: z.string(),
          from: z.string().nullable(),
          to: z.string().nullable(),
          at: z.int(),
        }),
      ),
    }),
  },
  'support.chat.read': { input: MessagePage.extend({ memberId: Id, cid: Id }), output: Messages },
  /** Whoever answers first answers on: the conversation is theirs unless it is somebody's. */
  'support.chat.reply': { input: Between.extend({ text: ChatText }), output: Message },
  /** Who may answer in a shop. */
  /** The first of them by name: as many as a menu holds. */
  'support.chat.colleagues': { input: z.object({ cid: Id }), output: z.object({ list: z.array(Person).max(MOST_COLLEAGUES) }) },
  /** To the caller, or to a colleague who may answer there. `from`: who has it as the caller knows, null for nobody; otherwise CHAT_TAKEN. */
  'support.chat.assign': {
    input: Between.extend({ staffId: Id.optional(), from: Id.nullable().default(null) }),
    output: Done,
  },
  'support.chat.release': { input: Between.extend({ from: Id }), output: Done },
  /** Nothing waits any more, without an answer. `seq`: the last message the caller has seen; a later one still waits (CHAT_CHANGED). */
  'support.chat.finish': { input: Between.extend({ seq: Seq }), output: Done },
  'support.quickReply.list': { input: z.object({ cid: Id.optional() }), output: z.object({ list: z.array(QuickReply) }) },
  'support.quickReply.save': {
    // For which shops is chosen when it is made; only a role held for all shops makes one for all.
    input: z.object({ id: Id.optional(), cid: Id.optional(), title: Line(20), text: ChatText }),
    output: QuickReply,
  },
  'support.quickReply.remove': { input: z.object({ id: Id }), output: z.object({}) },
} satisfies SchemasOf<typeof supportStaffRows>;
