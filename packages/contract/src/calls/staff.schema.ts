import { isReservedUserName } from '@qianpu/kit/user-name';
import { z } from 'zod';
import { FenField, Id, Line } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { ALL_SHOPS } from '../staff-scope.ts';
import type { staffRows } from './staff.ts';

export const StaffName = z.string().regex(/^[a-z][a-z0-9._-]{1,31}$/);
/** Reserved names are for nobody (spec 5). */
export const NewStaffName = StaffName.refine((name) => !isReservedUserName(name));
/** What people can read: no control signs, which PostgreSQL would partly refuse. */
export const RoleName = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{1,32}$/u);
/** As colleagues call somebody; empty: nobody has said. */
export const Nick = Line(32).or(z.literal(''));
/** What is typed in to prove who one is. */
export const TypedPassword = z.string().min(1).max(128);
export const NewPassword = z.string().min(10).max(128);
/** A call's name, or a whole module: "member.account.bar", "member.*". */
const Permission = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(\.\*|(\.[A-Za-z0-9]+)+)$/)
  .max(80);

/** What a login answers. The token is said once and never again. */
export const Login = z.object({ token: z.string(), staffId: Id, expiresAt: z.int(), device: z.string() });

/** A shop, or 0 for all of them. */
export const ShopOrAll = z.union([Id, z.literal(ALL_SHOPS)]);
export const RoleGrant = z.object({ role: RoleName, cid: ShopOrAll.default(ALL_SHOPS) });

/** Six digits of an authenticator, or a recovery code as people type it. */
const FactorCode = z
  .string()
  .trim()
  .regex(/^(\d{6}|[A-Za-z2-7][A-Za-z2-7 -]{14,30}[A-Za-z2-7])$/);
/** In fen; null: no cap. */
export const Cap = FenField.nullable();

const Setting = z.object({
  /** Of those who refund, set payment or manage staff. */
  isFactorCompulsory: z.boolean(),
  /** Refunds of one order above this sum need a second person; null: none does. */
  secondPersonAboveFen: Cap,
});

export const staffSchemas = {
  'staff.account.login': {
    input: z.object({
      name: StaffName,
      password: TypedPassword,
      code: FactorCode.optional(),
      /** What the last login on this device answered: a known one is not slowed down by strangers. */
      device: z.string().max(64).optional(),
    }),
    output: Login,
  },
  'staff.session.logout': { input: z.object({}), output: z.object({ ended: z.boolean() }) },
  'staff.account.me': {
    input: z.object({}),
    output: z.object({
      id: Id,
      name: StaffName,
      nick: Nick,
      /** What they may do, in which shop; cid 0 is all of them. */
      grants: z.array(z.object({ cid: ShopOrAll, permissions: z.array(z.string()) })),
      hasFactor: z.boolean(),
      /** The merchant asks for one before anything else. */
      isFactorMissing: z.boolean(),
    }),
  },
  'staff.account.create': {
    input: z.object({ name: NewStaffName, nick: Nick.default(''), password: NewPassword, roles: z.array(RoleGrant).max(50).default([]) }),
    output: z.object({ id: Id }),
  },
  'staff.account.disable': { input: z.object({ id: Id }), output: z.object({ endedSessions: z.int() }) },
  'staff.role.set': {
    input: z.object({
      name: RoleName,
      permissions: z.array(Permission).max(200),
      /** Of one refund, and of all refunds of a day; left out: as it was. */
      refundCapFen: Cap.optional(),
      refundDayCapFen: Cap.optional(),
    }),
    output: z.object({ id: Id }),
  },
  'staff.factor.begin': {
    input: z.object({ password: TypedPassword }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  },
  'staff.factor.confirm': {
    input: z.object({ code: z.string().regex(/^\d{6}$/) }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'staff.factor.remove': { input: z.object({ code: FactorCode }), output: z.object({}) },
  'staff.setting.get': { input: z.object({}), output: Setting },
  'staff.setting.set': { input: Setting.partial(), output: Setting },
} satisfies SchemasOf<typeof staffRows>;
