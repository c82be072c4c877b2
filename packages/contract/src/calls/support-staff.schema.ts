import { z } from 'zod';
import { countedPageOf, Id, Line, PageNum, PageSize, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import {
  ChatText,
  ContentKind,
  contentInput,
  EntranceStatus,
  hasOneContent,
  Message,
  MessagePage,
  Messages,
  MOST_QUESTIONS,
  PrivatePicture,
  QuestionTitle,
  Seq,
  ServiceHours,
  ShopContact,
  UploadedPicture,
} from './support.schema.ts';
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

/** The last message as a list shows it: text is empty for what is no text. */
const LastMessage = Message.pick({ seq: true, from: true, sentAt: true }).extend({ kind: ContentKind, text: z.string() });

/** What a shop says before anybody answers. Its questions stand in the order shoppers see them. */
const Welcome = z.object({
  /** Empty: nothing. */
  greeting: z.union([z.literal(''), ChatText]),
  hours: ServiceHours.nullable(),
  questions: z.array(z.object({ id: Id, title: QuestionTitle, answer: ChatText })).max(MOST_QUESTIONS),
  /** How often it was saved; 0: never. */
  revision: z.int().min(0),
});

/** What shoppers are told of one person of staff; null: the shop's contact stands there. */
const Agent = z.object({ nick: Nick.nullable(), avatar: PictureKey.nullable() });

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
  'support.welcome.get': { input: z.object({ cid: Id }), output: Welcome },
  'support.welcome.save': {
    // `revision`: the one that was seen (SETTING_CHANGED). A question with an id stays the one it is.
    input: Welcome.extend({
      cid: Id,
      questions: z.array(z.object({ id: Id.optional(), title: QuestionTitle, answer: ChatText })).max(MOST_QUESTIONS),
    }),
    output: Welcome,
  },
  'support.agent.get': { input: z.object({}), output: Agent },
  'support.agent.save': { input: Agent, output: Agent },
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
    output: countedPageOf(Conversation.extend({ last: LastMessage })).extend({ deskSeq: z.int().min(0) }),
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
      /** Newest first; `by`: what colleagues call whoever answered. */
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
  'support.chat.reply': { input: Between.extend(contentInput).refine(hasOneContent), output: Message },
  'support.picture.uploadForShop': { input: Between, output: UploadedPicture },
  'support.picture.openForShop': { input: Between.extend({ seq: Seq }), output: PrivatePicture },
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
