import { z } from 'zod';
import { Colour, Id, Line, PageNum, PageSize, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { levelRows, levelStaffRows } from './level.ts';

/** Milliseconds since the epoch. */
const Instant = z.int();
export const Reason = Line(100);
/** Levels are numbered without gaps, from 0, which everybody has. */
const LevelNumber = z.int().min(0).max(10);

/** Orders of a month that are sent for nothing; null: all of them. */
const FreeFreight = z.int().min(0).max(31).nullable();
/** Tenths: 15 is one and a half times. */
const Tenths = z.int().min(10).max(100);

/** What membership of a kind is worth: of a level, or of a card. */
export const Benefits = z.object({
  /** Of the price. */
  percent: z.int().min(50).max(100),
  freeFreight: FreeFreight,
  pointsTenths: Tenths,
});

export const Face = z.object({ name: translatable(Line(10)), colourFrom: Colour, colourTo: Colour });

export const Level = Benefits.extend({
  ...Face.shape,
  level: LevelNumber,
  /** From so much growth on: 0 for level 0, more for each one above. */
  growthFrom: z.int().min(0).max(1_000_000_000),
  signInTenths: Tenths,
  /** Points on the birthday, once a year; 0: none. */
  birthdayPoints: z.int().min(0).max(100_000),
});

const GrowthSource = z.enum(['ORDER', 'REFUND', 'REVIEW', 'GRANT', 'STAFF', 'JOINED', 'OVER']);

/** Who of the staff did it; null: nobody did. */
export const ByStaff = z.object({ id: Id, name: z.string() }).nullable();

/** One movement of growth. `refId`: the order, refund or review it comes of. */
const GrowthEntry = z.object({
  id: Id,
  source: GrowthSource,
  refId: Id,
  amount: z.int(),
  at: Instant,
});

/** UP: growth reached it. DOWN: a year's growth did not. STAFF, STAFF_OVER: staff set a level until a day, and the day has come. */
const LevelCause = z.enum(['UP', 'DOWN', 'STAFF', 'STAFF_OVER']);

const LevelChange = z.object({ fromLevel: LevelNumber, toLevel: LevelNumber, cause: LevelCause, at: Instant });

export const OwnLevel = z.object({
  level: LevelNumber,
  /** Until when at least; null: level 0, which nobody loses. */
  levelUntil: Instant.nullable(),
  growth: z.int().min(0),
});

export const levelSchemas = {
  'member.level.info': {
    input: z.object({}),
    output: OwnLevel.extend({
      /** All levels there are, lowest first; empty where the merchant has none. */
      levels: z.array(Level).max(11),
      /** The one above; null: there is none. */
      next: z.object({ level: LevelNumber, missing: z.int().min(0) }).nullable(),
      /** Growth earned of late, which decides at `levelUntil`. */
      keptGrowth: z.int().min(0),
      /** Orders that are still sent for nothing this month by benefit of the level; null: all of them. */
      freightLeft: FreeFreight,
      changes: z.array(LevelChange).max(10),
      serverNow: Instant,
    }),
  },
  // Asked again it answers the same level twice: `isChanged` is told once.
  'member.level.autoUpgrade': {
    input: z.object({}),
    output: z.object({ before: LevelNumber, after: LevelNumber, isChanged: z.boolean() }),
  },
  'member.growth.list': {
    input: z.object({ pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(GrowthEntry).extend({ growth: z.int().min(0) }),
  },
} satisfies SchemasOf<typeof levelRows>;

export const levelStaffSchemas = {
  'member.level.list': { input: z.object({}), output: z.object({ levels: z.array(Level).max(11), revision: z.int().min(0) }) },
  // All levels at once; `revision`: the one that was seen, 0 where there was none. There are never fewer than before: somebody is of them.
  'member.level.save': {
    input: z.object({ revision: z.int().min(0), levels: z.array(Level).min(1).max(11) }),
    output: z.object({ revision: z.int() }),
  },
  // Until then it wins over what the member has earned. `level` null: no more.
  'member.level.set': {
    input: z.object({ memberId: Id, level: LevelNumber.nullable(), until: Instant.nullable(), reason: Reason }),
    output: z.object({ level: LevelNumber }),
  },
  'member.levelPrice.list': {
    input: z.object({ skuIds: z.array(Id).min(1).max(100) }),
    output: z.array(z.object({ skuId: Id, level: LevelNumber, priceFen: z.int() })),
  },
  // What is left out is no price any more.
  'member.levelPrice.save': {
    input: z.object({
      skuId: Id,
      prices: z.array(z.object({ level: LevelNumber, priceFen: z.int().min(1).max(10_000_000) })).max(11),
    }),
    output: z.object({ count: z.int() }),
  },
  // Taken away no more than there is.
  'member.growth.adjust': {
    input: z.object({
      memberId: Id,
      amount: z
        .int()
        .min(-1_000_000)
        .max(1_000_000)
        .refine((amount) => amount !== 0),
      reason: Reason,
    }),
    output: z.object({ growth: z.int(), level: LevelNumber }),
  },
  'member.loyalty.find': {
    input: z.object({ memberId: Id }),
    output: OwnLevel.extend({
      nickName: z.string(),
      /** What growth has earned, whatever staff have set. */
      earnedLevel: LevelNumber,
      setUntil: Instant.nullable(),
      changes: z.array(LevelChange.extend({ note: z.string(), staff: ByStaff })).max(20),
      growthEntries: z.array(GrowthEntry.extend({ note: z.string(), staff: ByStaff })).max(20),
    }),
  },
} satisfies SchemasOf<typeof levelStaffRows>;
