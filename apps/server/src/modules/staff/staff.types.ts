/** What a login answers. */
export interface Login {
  readonly token: string;
  readonly staffId: string;
  readonly expiresAt: Date;
  readonly device: string;
}

/** A role by its name, held for one shop or, as cid 0, for all. */
export interface RoleGrant {
  readonly role: string;
  readonly cid: string;
}

export interface NewStaffSession {
  readonly id: string;
  readonly staffId: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly nick?: string;
  readonly passwordHash: string;
}

export type ActionOutcome = 'done' | 'refused' | 'alert';

/** What staff did: the call, and the id of what it acted upon. */
export interface Action {
  readonly staffId: string;
  readonly call: string;
  readonly outcome: ActionOutcome;
  readonly subjectId?: string | undefined;
  /** Of settings and roles: how they were and how they are. */
  readonly change?: { readonly before: object | null; readonly after: object } | undefined;
}

/** What a merchant asks of its staff. */
export interface StaffSetting {
  /** Of those who refund, set payment or manage staff. */
  readonly isFactorCompulsory: boolean;
  readonly secondPersonAboveFen: number | null;
}
