export interface NewSession {
  readonly id: string;
  readonly staffId: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly passwordHash: string;
}

/** What staff did: the call, and the id of what it acted upon. */
export interface Action {
  readonly staffId: string;
  readonly call: string;
  readonly outcome: 'done' | 'refused';
  readonly subjectId?: string | undefined;
}
