import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { currentRequestId } from './request-id.ts';
import { currentSpan } from './tracing/trace.ts';

export type { Logger };

/** Anything that proves who someone is, or would let a reader act for them, never reaches a log line. */
const secrets = ['authorization', 'cookie', 'token', 'accessToken', 'password', 'code', 'ticket', 'openId', 'phone', 'set-cookie'];

export const createLog = (role: string, level: string, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { role, pid: process.pid },
      mixin: nameRequest,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]), censor: '[secret]' },
      serializers: { err: describeError },
    },
    to ?? pino.destination(1),
  );

function nameRequest(): object {
  const requestId = currentRequestId();
  const traceId = currentSpan()?.traceId;
  return { ...(requestId !== undefined && { requestId }), ...(traceId !== undefined && { traceId }) };
}

/** The engines call their reasons codes, and so are called what shoppers log in with, which no line may hold. */
function describeError(error: Error): object {
  const { code, ...rest } = stdSerializers.err(error) as unknown as Record<string, unknown>;
  return code === undefined ? rest : { ...rest, reason: code };
}

/** A request as it is logged: no query (it may carry a token), no headers, no address of the reader. */
export const pathOf = (url: string) => url.split('?', 1)[0] ?? url;
