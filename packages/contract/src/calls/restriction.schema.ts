import { z } from 'zod';
import { countedPageOf, Id, Line, PageNum, PageSize } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { restrictionRows } from './restriction.ts';

const Instant = z.iso.datetime();
/** Without a shop: every shop of the merchant, also those to come. */
const Bar = z.object({ id: Id, cid: Id.optional() });

export const restrictionSchemas = {
  /** Of oneself alone, also where the id is left out: a phone that was handed a login does not know it yet. */
  'member.barred.check': { input: z.object({ cid: Id, id: Id.optional() }), output: z.object({ isBarred: z.boolean() }) },
  /** Of the login the caller brings: whether it was ended because its member may not log in. */
  'member.forbidLogin.check': { input: z.object({}), output: z.object({ forbidLogin: z.boolean() }) },
  'member.restriction.list': {
    input: z.object({
      cid: Id.optional(),
      /** A member's phone or number: found whether or not anything is decided about them. */
      find: Line(40).optional(),
      state: z.enum(['BARRED', 'FORBIDDEN']).optional(),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: countedPageOf(
      z.object({
        id: Id,
        nickName: z.string(),
        /** Masked; empty: none bound. */
        phone: z.string(),
        forbiddenAt: Instant.nullable(),
        /** Null: every shop. */
        bars: z.array(z.object({ cid: Id.nullable(), at: Instant })),
      }),
    ),
  },
  'member.account.bar': { input: Bar, output: z.object({}) },
  'member.account.readmit': { input: Bar, output: z.object({}) },
  'member.login.forbid': { input: z.object({ id: Id }), output: z.object({ endedSessions: z.int() }) },
  'member.login.allow': { input: z.object({ id: Id }), output: z.object({}) },
} satisfies SchemasOf<typeof restrictionRows>;
