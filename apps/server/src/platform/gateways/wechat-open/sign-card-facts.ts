import { createHash } from 'node:crypto';

interface CardFacts {
  /** Of the kind for cards: the one of pages signs none. */
  readonly ticket: string;
  readonly nonceStr: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly cardId: string;
  /** The number on the card. */
  readonly code: string;
}

/** What the messenger asks before it puts a card into its card pack: the values alone, in the order of the alphabet. */
export const signCardFacts = ({ ticket, nonceStr, timestamp, cardId, code }: CardFacts): string =>
  createHash('sha1')
    .update([ticket, nonceStr, String(timestamp), cardId, code].toSorted().join(''))
    .digest('hex');
