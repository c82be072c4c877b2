export type Channel = 'h5' | 'mobile-mall' | 'mini' | 'pc';

export interface AccountRow {
  id: string;
  phone: string;
  nick_name: string;
  head_icon: string;
  level: number;
}

/** Whether the member may come in. */
export interface AccountStanding {
  barred_at: Date | null;
  login_forbidden_at: Date | null;
}

export interface LoggedIn {
  readonly token: string;
  readonly loginId: string;
  readonly account: AccountRow;
}

export interface NewSession {
  readonly id: string;
  readonly memberId: string;
  readonly tokenHash: Buffer;
  readonly channel: Channel;
  readonly expiresAt: Date;
}
