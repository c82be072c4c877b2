import type { OutputOf } from '@qianpu/contract/types';

export type { ChatMessage } from '@qianpu/contract/types';
export type Contact = NonNullable<OutputOf<'support.entrance.find'>['contact']>;

/** How far a conversation went, and how far it had been read, when it was opened. */
export interface OpenedChat {
  readonly readSeq: number;
  readonly lastSeq: number;
}

/** A message that has not been answered yet. Its key stays with it: sent again, it is still one message. */
export interface Outgoing {
  readonly key: string;
  readonly text: string;
  /** The last message known when it was written. */
  readonly after: number;
  readonly isFailed: boolean;
}
