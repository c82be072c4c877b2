import { z } from 'zod';
import { FenField, Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { cardRows, cardStaffRows } from './card.ts';
import { Benefits, Face, Level, OwnLevel } from './level.schema.ts';

/** Milliseconds since the epoch. */
const Instant = z.int();

/** 0: none. 1: active. 2: over. 3: frozen. */
const CardStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

const Kind = Benefits.extend({
  ...Face.shape,
  /** How long it runs; 0: it is free, and does not end. */
  months: z.union([z.literal(0), z.literal(1), z.literal(3), z.literal(12)]),
  priceFen: FenField.max(10_000_000),
  struckFen: FenField.max(10_000_000).nullable(),
  /** Templates of coupons: one of each is given a month. */
  packIds: z.array(Id).max(10),
});

const KnownKind = Kind.extend({ id: Id });

const Card = z.object({
  id: Id,
  kind: KnownKind,
  /** Of the free card, with a check digit. */
  number: z
    .string()
    .regex(/^\d{12}$/)
    .nullable(),
  status: CardStatus,
  openedAt: Instant,
  /** Null: it does not end. */
  endsAt: Instant.nullable(),
  /** When the next coupons come; null: none more. */
  packDue: Instant.nullable(),
});

/** What a phone shows the messenger to put a card into its card pack. */
const PackCard = z.object({
  appId: z.string(),
  cardId: z.string(),
  code: z.string().regex(/^\d{12}$/),
  /** Seconds. */
  timestamp: z.int(),
  nonceStr: z.string(),
  signature: z.string(),
});
export type PackCard = z.output<typeof PackCard>;

export const cardSchemas = {
  // Cards and levels to be had.
  'member.cardLevel.find': {
    input: z.object({}),
    output: z.object({ cards: z.array(KnownKind), levels: z.array(Level).max(11) }),
  },
  'member.card.list': { input: z.object({}), output: z.object({ list: z.array(Card), serverNow: Instant }) },
  'member.card.checkStatus': {
    input: z.object({}),
    output: z.object({ cardStatus: CardStatus, level: OwnLevel.shape.level, levelUntil: OwnLevel.shape.levelUntil }),
  },
  // Null: the merchant gives no free card.
  'member.card.findNumber': { input: z.object({}), output: z.object({ number: z.string().nullable(), isNew: z.boolean() }) },
  // The code is the free card's number, given with the first question; null: the merchant gives no free card.
  'member.card.createWxSignatureInfo': { input: z.object({}), output: z.union([PackCard, z.object({ code: z.null() })]) },
} satisfies SchemasOf<typeof cardRows>;

const KeptKind = KnownKind.extend({ isOn: z.boolean(), revision: z.int().min(1) });

export const cardStaffSchemas = {
  'member.cardKind.list': { input: z.object({}), output: z.array(KeptKind) },
  // Without an id: a new one. `revision`: the one that was seen. How long it runs never changes.
  'member.cardKind.save': {
    input: Kind.extend({ id: Id.optional(), revision: z.int().min(1).optional(), isOn: z.boolean() }),
    output: z.object({ id: Id, revision: z.int() }),
  },
  // All of a member, those that run longest first.
  'member.card.listForStaff': { input: z.object({ memberId: Id }), output: z.array(Card) },
  // A card the member has already runs so much longer.
  'member.card.give': {
    input: z.object({ memberId: Id, kindId: Id }),
    output: z.object({ cardId: Id, endsAt: Instant.nullable() }),
  },
  'member.card.freeze': { input: z.object({ cardId: Id, isFrozen: z.boolean() }), output: z.object({ status: CardStatus }) },
} satisfies SchemasOf<typeof cardStaffRows>;
