import { fail } from '@qianpu/contract/failure';
import { failedReply } from '@qianpu/contract/wire/reply';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type Admission, TooBusy } from './admission.ts';
import type { CallPriority } from './call-priority.ts';

/** Seconds. */
const TRY_AGAIN_AFTER = '1';

/** The words of a connection that failed (spec 8): to the shopper it is the same, and a read is tried again by itself. */
const body = { 'zh-CN': JSON.stringify(failedReply(fail('INTERNAL'))), en: JSON.stringify(failedReply(fail('INTERNAL'), 'en')) };

export const langOf = (request: FastifyRequest): 'zh-CN' | 'en' =>
  request.headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'zh-CN';

export const sendBusy = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', TRY_AGAIN_AFTER)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(body[langOf(request)]);

/** Refuses before the body is read. */
export const refuseWhenFull =
  (admission: Admission, priority: CallPriority): onRequestHookHandler =>
  (request, reply, done) => {
    if (admission.hasRoom(priority)) done();
    else sendBusy(request, reply);
  };

/** Whether somebody still waits for the answer. */
export const isGone = (reply: FastifyReply) => (): boolean => reply.raw.destroyed;

/** What pg-pool says when no connection became free in time. */
const NO_CONNECTION = new Set(['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout']);

/** Too busy, whoever noticed it: we, or those who waited for a connection of the database. */
export function isTooBusy(error: unknown, admission: Admission, priority: CallPriority): boolean {
  if (error instanceof TooBusy) return true;
  if (!(error instanceof Error) || !NO_CONNECTION.has(error.message)) return false;
  admission.refusal(priority, 'no-connection');
  return true;
}
