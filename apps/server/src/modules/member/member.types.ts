export type Channel = 'h5' | 'mobile-mall' | 'mini' | 'pc';

export interface AccountRow {
  id: string;
  phone: string;
  nick_name: string;
  head_icon: string;
  level: number;
}

export interface NewSession {
  readonly id: string;
  readonly memberId: string;
  readonly tokenHash: Buffer;
  readonly channel: Channel;
  readonly expiresAt: Date;
}
