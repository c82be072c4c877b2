import { z } from 'zod';
import { countedPageOf, FenField, Id, Line, PageNum, PageSize, pageOf, Since } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { customerRows } from './customer.ts';
import { SegmentRules } from './segment-rules.schema.ts';

const Instant = z.int();
export const MOST_LABELS = 100;
export const MOST_LABELS_OF_MEMBER = 20;
export const MOST_SEGMENTS = 100;

export const LabelColour = z.enum(['GREY', 'RED', 'ORANGE', 'GOLD', 'GREEN', 'CYAN', 'BLUE', 'PURPLE']);
const Label = z.object({ id: Id, name: z.string(), colour: LabelColour });

/** Which members: all that is said holds. */
export const MemberFilter = z.object({
  /** A whole phone or member number, or part of what they call themselves. */
  find: Line(40).optional(),
  segmentId: Id.optional(),
  /** Of a segment that nobody has saved. */
  rules: SegmentRules.optional(),
  labelId: Id.optional(),
  level: z.int().min(0).max(10).optional(),
  paidFromFen: FenField.optional(),
  paidToFen: FenField.optional(),
  joinedFrom: Since,
  joinedUntil: Since,
  lastPaidFrom: Since,
  lastPaidUntil: Since,
  seenFrom: Since,
  seenUntil: Since,
});

const MemberCard = z.object({
  id: Id,
  nickName: z.string(),
  /** Empty: no picture of their own. */
  headIcon: z.string(),
  /** Masked; empty: none bound. */
  phone: z.string(),
  labels: z.array(Label),
  level: z.int().min(0),
  joinedAt: Instant,
  /** To the day. */
  seenAt: Instant,
  /** Paid ones, whatever came of them. */
  orders: z.int().min(0),
  paidFen: FenField,
  refundedFen: FenField,
  lastPaidAt: Instant.nullable(),
});

const MemberForStaff = MemberCard.extend({
  firstPaidAt: Instant.nullable(),
  gender: z.enum(['unknown', 'female', 'male']),
  birthday: z.iso.date().nullable(),
});

const Segment = z.object({ id: Id, name: z.string(), rules: SegmentRules, revision: z.int() });

export const customerSchemas = {
  'member.account.search': {
    input: MemberFilter.extend({
      /** lastPaid: only who has paid. */
      sort: z.enum(['newest', 'lastSeen', 'lastPaid', 'mostPaid']).default('newest'),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: countedPageOf(MemberCard),
  },
  'member.account.detailForStaff': { input: z.object({ id: Id }), output: MemberForStaff },
  'member.account.export': { input: MemberFilter, output: z.object({ taskId: Id }) },
  /** Newest first. */
  'member.note.list': {
    input: z.object({ id: Id, pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(z.object({ id: Id, text: z.string(), staff: z.object({ id: Id, name: z.string() }), at: Instant })),
  },
  /** About the member; only colleagues read it. */
  'member.note.add': { input: z.object({ id: Id, text: Line(500) }), output: z.object({ noteId: Id }) },
  'member.note.remove': { input: z.object({ id: Id }), output: z.object({}) },
  'member.label.list': { input: z.object({}), output: z.array(Label) },
  'member.label.save': {
    input: z.object({ id: Id.optional(), name: Line(20), colour: LabelColour.default('GREY') }),
    output: z.object({ id: Id }),
  },
  /** Whoever has it has it no more; a segment's rule finds nobody by it. */
  'member.label.remove': { input: z.object({ id: Id }), output: z.object({}) },
  /** Those the member has from now on, and no others. */
  'member.label.set': {
    input: z.object({ id: Id, labelIds: z.array(Id).max(MOST_LABELS_OF_MEMBER) }),
    output: z.object({ labels: z.array(Label) }),
  },
  'member.segment.list': { input: z.object({}), output: z.array(Segment) },
  /** A new one without id; otherwise the revision the caller has seen. */
  'member.segment.save': {
    input: z.object({ id: Id.optional(), revision: z.int().min(1).optional(), name: Line(30), rules: SegmentRules }),
    output: z.object({ id: Id, revision: z.int() }),
  },
  'member.segment.remove': { input: z.object({ id: Id }), output: z.object({}) },
  /** All of them, however many. */
  'member.segment.count': { input: z.object({ rules: SegmentRules }), output: z.object({ members: z.int().min(0) }) },
} satisfies SchemasOf<typeof customerRows>;
