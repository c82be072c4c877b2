import type { FastifyReply } from 'fastify';
import type { Account } from './accounts.ts';

/** A request whose signature was found true. */
export interface MerchantCall {
  readonly account: Account;
  readonly body: Buffer;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Scheme, host and port the merchant reached us at. */
  readonly origin: string;
  readonly reply: FastifyReply;
}

export type AddCall = (method: 'GET' | 'POST', url: string, answer: (call: MerchantCall) => unknown) => void;
