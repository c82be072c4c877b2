import { z } from 'zod';
import { countedPageOf, Id, Line, PageNum, PageSize, Since } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { Cap, Login, NewPassword, NewStaffName, Nick, RoleGrant, RoleName, ShopOrAll, StaffName, TypedPassword } from './staff.schema.ts';
import type { staffManagementRows } from './staff-management.ts';

/** A role somebody holds, or is to hold, and for which shop. */
const HeldRole = z.object({ roleId: Id, role: RoleName, cid: ShopOrAll });
const RoleGrants = z.array(RoleGrant).max(50);

const Account = z.object({
  id: Id,
  name: StaffName,
  nick: Nick,
  roles: z.array(HeldRole),
  isDisabled: z.boolean(),
  hasFactor: z.boolean(),
  /** To five minutes; null: never. */
  seenAt: z.int().nullable(),
  createdAt: z.int(),
});

const Session = z.object({
  id: Id,
  createdAt: z.int(),
  seenAt: z.int(),
  expiresAt: z.int(),
  address: z.string().nullable(),
  /** The one this is asked with. */
  isCurrent: z.boolean(),
});

/** Names its merchant, so that a shared console host knows whose it is. */
const InvitationToken = z.string().regex(/^\d{1,18}-i[\w-]{43}$/);

const Invitation = z.object({
  id: Id,
  name: StaffName,
  nick: Nick,
  roles: z.array(HeldRole),
  state: z.enum(['OPEN', 'ACCEPTED', 'REVOKED', 'EXPIRED']),
  /** Empty: the operator. */
  invitedBy: z.string(),
  createdAt: z.int(),
  expiresAt: z.int(),
});

const Outcome = z.enum(['done', 'refused', 'alert']);

/** What somebody of staff did. */
const StaffAction = z.object({
  id: Id,
  staffId: Id,
  name: StaffName,
  nick: Nick,
  call: z.string(),
  at: z.int(),
  /** Alert: many wrong sign-ins at this name. */
  outcome: Outcome,
  subjectId: Id.nullable(),
  address: z.string().nullable(),
  /** Of roles and settings: how they were and how they are. */
  before: z.unknown(),
  after: z.unknown(),
});

const ActionFilter = z.object({
  staffId: Id.optional(),
  call: z.string().max(80).optional(),
  subjectId: Id.optional(),
  outcome: Outcome.optional(),
  from: Since,
  until: Since,
});

const id = z.object({ id: Id });

export const staffManagementSchemas = {
  'staff.account.list': {
    input: z.object({
      /** Part of a name or a display name. */
      words: Line(32).optional(),
      state: z.enum(['OPEN', 'DISABLED']).optional(),
      /** Who may work in this shop: holds a role for it or for all. */
      cid: Id.optional(),
      roleId: Id.optional(),
      sort: z.enum(['name', 'newest']).default('name'),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: countedPageOf(Account),
  },
  // All of them: what is left out is taken away.
  'staff.account.setRoles': { input: id.extend({ roles: RoleGrants }), output: z.object({ roles: z.array(HeldRole) }) },
  'staff.account.enable': { input: id, output: z.object({}) },
  'staff.account.setPassword': { input: id.extend({ password: NewPassword }), output: z.object({ endedSessions: z.int() }) },
  'staff.account.changePassword': {
    input: z.object({ oldPassword: TypedPassword, password: NewPassword }),
    /** All but the one it is asked with. */
    output: z.object({ endedSessions: z.int() }),
  },
  'staff.account.setNick': { input: z.object({ nick: Nick }), output: z.object({}) },
  'staff.account.sessionList': { input: id, output: z.array(Session) },
  // One, or all of them.
  'staff.account.endSessions': { input: id.extend({ sessionId: Id.optional() }), output: z.object({ endedSessions: z.int() }) },
  'staff.session.list': { input: z.object({}), output: z.array(Session) },
  'staff.session.end': { input: id, output: z.object({}) },
  'staff.role.list': {
    input: z.object({}),
    output: z.array(
      z.object({
        id: Id,
        name: RoleName,
        permissions: z.array(z.string()),
        refundCapFen: Cap,
        refundDayCapFen: Cap,
        /** People, however many shops they hold it for; an invitation that waits counts, too. */
        holders: z.int().min(0),
      }),
    ),
  },
  'staff.role.remove': { input: id, output: z.object({}) },
  'staff.permission.list': {
    input: z.object({}),
    output: z.array(
      z.object({
        module: z.string(),
        calls: z.array(
          z.object({
            name: z.string(),
            /** Shop: a role for some shops opens it for those. Merchant: only a role for all shops does. */
            scope: z.enum(['shop', 'merchant']),
            isRead: z.boolean(),
            /** The merchant may ask for a second factor of whoever may make it. */
            isGuarded: z.boolean(),
          }),
        ),
      }),
    ),
  },
  'staff.invitation.create': {
    input: z.object({ name: NewStaffName, nick: Nick.default(''), roles: RoleGrants.default([]) }),
    output: id.extend({ token: InvitationToken, expiresAt: z.int() }),
  },
  'staff.invitation.list': {
    input: z.object({ state: z.enum(['OPEN']).optional(), pageNum: PageNum, pageSize: PageSize }),
    output: countedPageOf(Invitation),
  },
  'staff.invitation.revoke': { input: id, output: z.object({}) },
  'staff.invitation.find': {
    input: z.object({ token: InvitationToken }),
    output: z.object({ merchantName: z.string(), name: StaffName, nick: Nick, isOpen: z.boolean(), expiresAt: z.int() }),
  },
  'staff.invitation.accept': { input: z.object({ token: InvitationToken, password: NewPassword }), output: Login },
  'staff.action.list': { input: ActionFilter.extend({ pageNum: PageNum, pageSize: PageSize }), output: countedPageOf(StaffAction) },
  'staff.action.export': {
    input: ActionFilter,
    /** Newest first, up to 10,000 lines; beyond them the range has to be narrower. */
    output: z.object({ csv: z.string(), lines: z.int().min(0), isCut: z.boolean() }),
  },
} satisfies SchemasOf<typeof staffManagementRows>;
