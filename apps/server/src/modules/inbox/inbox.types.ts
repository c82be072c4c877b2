import type { messageData } from '@qianpu/contract/calls/inbox.schema';
import type { OutputOf } from '@qianpu/contract/types';
import type { z } from 'zod';

export type MessageKind = keyof typeof messageData;

export type Message = OutputOf<'support.message.list'>['list'][number];

/** What a member is told. */
export type Telling = {
  readonly [Kind in MessageKind]: {
    readonly memberId: string;
    readonly kind: Kind;
    readonly ref: string;
    readonly data: z.output<(typeof messageData)[Kind]>;
  };
}[MessageKind];

export interface InboxRow {
  readonly id: string;
  readonly kind: string;
  readonly ref: string;
  readonly data: unknown;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

export interface MessageFilter {
  readonly kind?: MessageKind | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}
