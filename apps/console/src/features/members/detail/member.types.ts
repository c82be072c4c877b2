import type { OutputOf } from '#api/calls';

export interface MemberProps {
  readonly member: OutputOf<'member.account.detailForStaff'>;
}

export interface MemberIdProps {
  readonly id: string;
}

export type Loyalty = OutputOf<'member.loyalty.find'>;
