import { type CallRow, isPlanned } from '@qianpu/contract/call';
import { CallFailure, fail } from '@qianpu/contract/failure';
import type { CallName, RowName } from '@qianpu/contract/rows';
import { failedReply, okReply } from '@qianpu/contract/wire/reply';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTooBusy, langOf, sendBusy } from './busy-reply.ts';
import type { CallPriority } from './call-priority.ts';
import { type CallerInfo, isFromAnotherSite } from './caller.ts';
import type { Call } from './dispatch.ts';
import type { MountSettings } from './mount.types.ts';

interface CallRequest extends Pick<Call, 'raw' | 'file'> {
  readonly name: RowName;
  readonly row: CallRow;
}

export async function runCall(
  settings: MountSettings,
  request: FastifyRequest,
  caller: CallerInfo,
  { name, row, ...requested }: CallRequest,
): Promise<unknown> {
  if (isPlanned(row)) throw fail('NOT_FOUND');
  if (row.effect !== 'read' && isFromAnotherSite(request)) throw fail('FOREIGN_MERCHANT');
  const ctx = await settings.openCtx({ ...caller, answersForbidden: row.answersForbidden });
  return settings.dispatch({ name: name as CallName, ctx, ...requested, idempotencyKey: caller.idempotencyKey });
}

/** Business failures answer 200 with a code, as the specification's clients expect (spec 8); only faults are a 5xx. */
export async function answerCall(
  settings: MountSettings,
  request: FastifyRequest,
  reply: FastifyReply,
  { style, standing }: { readonly style: 'envelope' | 'header'; readonly standing: CallPriority },
  work: () => Promise<unknown>,
) {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  const lang = langOf(request);
  try {
    return await reply.send(okReply(style, await work()));
  } catch (error) {
    if (error instanceof CallFailure) return reply.send(failedReply(error, lang));
    if (isTooBusy(error, settings.admission, standing)) return sendBusy(request, reply);
    settings.log.error({ err: error }, 'call failed');
    return reply.code(503).send(failedReply(fail('INTERNAL'), lang));
  }
}
