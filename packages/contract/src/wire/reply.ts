import { CallFailure, type FailureName, failures } from '../failure.ts';

/** A reply body as it travels (spec 8). Success says so differently in the two styles. */
export interface ReplyBody {
  readonly code: string | number;
  readonly status?: string;
  readonly message: string;
  readonly data: unknown;
}

export const okReply = (style: 'envelope' | 'header', data: unknown): ReplyBody =>
  style === 'envelope' ? { code: '200', data, message: '' } : { code: 0, status: 'success', data, message: '' };

export const failedReply = (failure: CallFailure): ReplyBody => ({
  status: 'error',
  code: failures[failure.failure].code,
  message: failure.message,
  data: failure.data ?? null,
});

/** The reply's data, or the failure it carries, thrown. */
export function readReply(body: ReplyBody): unknown {
  if (body.code === '200' || body.code === 200 || body.status === 'success') return body.data;
  const names = Object.keys(failures) as FailureName[];
  throw new CallFailure(names.find((name) => failures[name].code === body.code) ?? 'INTERNAL', body.data);
}
