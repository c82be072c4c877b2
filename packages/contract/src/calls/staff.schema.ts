import { isReservedUserName } from '@qianpu/kit/user-name';
import { z } from 'zod';
import { Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { staffRows } from './staff.ts';

const StaffName = z.string().regex(/^[a-z][a-z0-9._-]{1,31}$/);
/** Reserved names are for nobody (spec 5). */
const NewStaffName = StaffName.refine((name) => !isReservedUserName(name));
/** What people can read: no control signs, which PostgreSQL would partly refuse. */
const RoleName = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{1,32}$/u);
const NewPassword = z.string().min(10).max(128);
/** A call's name, or a whole module: "member.account.bar", "member.*". */
const Permission = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(\.\*|(\.[A-Za-z0-9]+)+)$/)
  .max(80);

export const staffSchemas = {
  'staff.account.login': {
    input: z.object({ name: StaffName, password: z.string().min(1).max(128) }),
    output: z.object({ token: z.string(), staffId: Id, expiresAt: z.int() }),
  },
  'staff.session.logout': { input: z.object({}), output: z.object({ ended: z.boolean() }) },
  'staff.account.me': { input: z.object({}), output: z.object({ id: Id, name: StaffName, permissions: z.array(z.string()) }) },
  'staff.account.create': {
    input: z.object({ name: NewStaffName, password: NewPassword, roles: z.array(RoleName).max(20).default([]) }),
    output: z.object({ id: Id }),
  },
  'staff.account.disable': { input: z.object({ id: Id }), output: z.object({ endedSessions: z.int() }) },
  'staff.role.set': { input: z.object({ name: RoleName, permissions: z.array(Permission).max(200) }), output: z.object({ id: Id }) },
} satisfies SchemasOf<typeof staffRows>;
