import type { ChatMessage, OutputOf } from '@qianpu/contract/types';

export type { ChatEvent, ChatMessage } from '@qianpu/contract/types';
export type Contact = NonNullable<OutputOf<'support.entrance.find'>['contact']>;
export type Welcome = OutputOf<'support.welcome.find'>;
export type ServiceHours = NonNullable<Welcome['hours']>;

export type Content = ChatMessage['content'];
type ContentOf<K extends Content['kind']> = Extract<Content, { readonly kind: K }>;
export type PrivatePicture = NonNullable<ContentOf<'picture'>['picture']>;
export type CardGoods = NonNullable<ContentOf<'goods'>['goods']>;
export type CardOrder = NonNullable<ContentOf<'order'>['order']>;

/** How far a conversation went, and how far it had been read, when it was opened, and when that was. */
export interface OpenedChat {
  readonly readSeq: number;
  readonly lastSeq: number;
  readonly at: number;
}

/** A picture from the phone on its way. */
export interface ChosenPicture {
  readonly chosen: Blob;
  /** For the eye; empty until it is made. */
  readonly preview: string;
  /** How much has been sent, from 0 to 1. */
  readonly share: number;
  /** As the mall keeps it, once it has come. */
  readonly kept: OutputOf<'support.picture.upload'> | null;
}

/** What a shopper sends; of a card, all that its bubble shows meanwhile. */
export type ChatDraft =
  | { readonly kind: 'text'; readonly text: string }
  /** One of the shop's own, which it answers by itself. */
  | { readonly kind: 'question'; readonly id: string; readonly text: string }
  | { readonly kind: 'picture'; readonly picture: ChosenPicture }
  | CardDraft;
export type CardDraft = { readonly kind: 'goods'; readonly goods: CardGoods } | { readonly kind: 'order'; readonly order: CardOrder };

/** A message that has not been answered yet. Its key stays with it: sent again, it is still one message. */
export interface Outgoing {
  readonly key: string;
  readonly draft: ChatDraft;
  /** The last message known when it was written. */
  readonly after: number;
  readonly isFailed: boolean;
}
