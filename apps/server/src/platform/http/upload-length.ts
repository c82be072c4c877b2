import { type CallFailure, fail } from '@qianpu/contract/failure';
import { failedReply } from '@qianpu/contract/wire/reply';
import { uploadMostBytes } from '@qianpu/kit/upload-limits';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { langOf } from './busy-reply.ts';

/** A file too large is a photo or a film somebody chose by mistake, not more than this. */
const THROWN_AWAY_MOST_BYTES = 256 * 1024 * 1024;

const lengthOf = ({ headers }: FastifyRequest) => Number(headers['content-length']);

/**
 * Refused before its first byte. What still comes is thrown away: a connection closed upon its sender would lose the answer. Of a body beyond
 * all measure that is not done.
 */
export const refuseTooLarge: onRequestAsyncHookHandler = async (request, reply) => {
  const bytes = lengthOf(request);
  if (!(bytes > uploadMostBytes)) return undefined;
  if (bytes > THROWN_AWAY_MOST_BYTES) reply.header('connection', 'close');
  return refuse(request, reply, fail('PICTURE_TOO_LARGE'));
};

/** Nobody could say when it is too large. Nothing of the body will be read, so nothing can follow it. */
export const refuseWithoutLength: onRequestAsyncHookHandler = async (request, reply) =>
  lengthOf(request) <= uploadMostBytes
    ? undefined
    : refuse(request, reply.header('connection', 'close'), fail('BAD_INPUT', ['content-length']));

const refuse = (request: FastifyRequest, reply: FastifyReply, failure: CallFailure): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(failedReply(failure, langOf(request)));
