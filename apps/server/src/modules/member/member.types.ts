export type Channel = 'h5' | 'mobile-mall' | 'mini' | 'pc';

export interface AccountRow {
  id: string;
  phone: string;
  nick_name: string;
  head_icon: string;
  level: number;
}

/** What only the member's own pages show. */
export interface AccountDetail extends AccountRow {
  /** YYYY-MM-DD */
  birthday: string | null;
  gender: string;
  has_pay_password: boolean;
}

/** What a member changes about themselves; what is left out stays as it is. */
export interface ProfileChange {
  readonly nickName?: string | undefined;
  readonly headIcon?: string | undefined;
  readonly birthday?: string | null | undefined;
  readonly gender?: 'unknown' | 'female' | 'male' | undefined;
}

/** One code at a time is good for a phone and a purpose. */
export interface CodeKey {
  readonly phone: string;
  readonly purpose: 'login' | 'phone' | 'payPassword';
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
