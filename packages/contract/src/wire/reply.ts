import { type CallFailure, failures } from '../failure.ts';

/** A reply body as it travels (spec 8). Success says so differently in the two styles. */
export interface ReplyBody {
  readonly code: string | number;
  readonly status?: string;
  readonly message: string;
  readonly data: unknown;
}

export const okReply = (style: 'envelope' | 'header', data: unknown): ReplyBody =>
  style === 'envelope' ? { code: '200', data, message: '' } : { code: 0, status: 'success', data, message: '' };

export const failedReply = (failure: CallFailure, lang: 'zh-CN' | 'en' = 'zh-CN'): ReplyBody => ({
  status: 'error',
  code: failures[failure.failure].code,
  message: failures[failure.failure][lang === 'en' ? 'en' : 'message'],
  data: failure.data ?? null,
});
