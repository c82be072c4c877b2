import type { OutputOf } from '@qianpu/contract/types';

export type Channel = 'h5' | 'mobile-mall' | 'mini' | 'pc';

/** 1: the merchant's mini-program; 2: its official account (spec 3). */
export type WechatChannel = 1 | 2;

/** Somebody as one of the merchant's apps knows them. */
export interface WechatPerson {
  readonly appId: string;
  readonly openId: string;
}

/** By which a member signs in at the messenger. */
export interface WechatIdentity {
  readonly channel: WechatChannel;
  readonly openId: string;
  readonly unionId: string | null;
}

export interface AccountRow {
  id: string;
  /** Null: signed in by the messenger, none bound. */
  phone: string | null;
  nick_name: string;
  head_icon: string;
  level: number;
  /** 0 none, 1 active, 2 over, 3 frozen. */
  card_status: number;
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
  readonly purpose: 'login' | 'phone' | 'payPassword' | 'oldPhone' | 'privacy';
}

/** Whether the member may log in. */
export interface AccountStatus {
  login_forbidden_at: Date | null;
}

/** What staff call a member by. */
export interface MemberLabel {
  readonly id: string;
  readonly name: string;
}

export interface LoggedIn {
  readonly token: string;
  readonly loginId: string;
  readonly account: AccountRow;
  readonly identities: readonly WechatIdentity[];
  readonly labels: readonly MemberLabel[];
}

/** A phone is the account's from now on. */
export interface PhoneBound {
  readonly endedSessions: number;
  /** Of the account this one has joined. */
  readonly login: LoggedIn | undefined;
  /** Nothing has changed yet: the old phone is told first. */
  readonly isWaiting: boolean;
}

/** What a phone is told of its account. */
export type AlertKind = 'phoneRequested' | 'phoneSoon' | 'phoneChanged' | 'payPassword' | 'exported' | 'erasureRequested';

/** What happens to an account and is shown to its member. */
export type SecurityEventKind = OutputOf<'member.safety.events'>['list'][number]['kind'];

export interface NewSession {
  readonly id: string;
  readonly memberId: string;
  readonly tokenHash: Buffer;
  readonly channel: Channel;
  /** Who holds the phone at the messenger, as the platform said it. */
  readonly wechat: WechatPerson | undefined;
  readonly expiresAt: Date;
}
