import { type CallFailure, type FailureFacts, failures } from '../failure.ts';

/** A reply body as it travels (spec 8). Success says so differently in the two styles. */
export interface ReplyBody {
  readonly code: string | number;
  readonly status?: string;
  readonly message: string;
  readonly data: unknown;
}

export const okReply = (style: 'envelope' | 'header', data: unknown): ReplyBody =>
  style === 'envelope' ? { code: '200', data, message: '' } : { code: 0, status: 'success', data, message: '' };

export const failedReply = ({ failure, data }: CallFailure, lang: 'zh-CN' | 'en' = 'zh-CN'): ReplyBody => {
  const { code, status = 'error', message, en }: FailureFacts = failures[failure];
  return { status, code, message: lang === 'en' ? en : message, data: data ?? null };
};
