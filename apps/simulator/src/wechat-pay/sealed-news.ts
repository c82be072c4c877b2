import { randomUUID } from 'node:crypto';
import { beijingTime } from '../pay/beijing-time.ts';
import type { Message } from '../pay/postman.ts';
import type { Account } from './accounts.ts';
import { seal } from './seal.ts';

export interface News extends Omit<Message, 'id' | 'body'> {
  readonly eventType: `TRANSACTION.SUCCESS` | `REFUND.${string}`;
  readonly summary: string;
  readonly originalType: 'transaction' | 'refund';
  readonly resource: object;
}

/** News as it is sent, sealed for its merchant. */
export function sealedNews({ summary, originalType, resource, ...news }: News, account: Account, nowMs: number): Message {
  const id = randomUUID();
  const body = JSON.stringify({
    id,
    create_time: beijingTime(nowMs),
    resource_type: 'encrypt-resource',
    event_type: news.eventType,
    summary,
    resource: { original_type: originalType, ...seal(account.apiV3Key, JSON.stringify(resource), originalType) },
  });
  return { ...news, id, body };
}
