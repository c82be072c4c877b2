import { type Logger, pino } from 'pino';

export type { Logger };

/** Anything that proves who someone is, or would let a reader act for them, never reaches a log line. */
const secrets = ['authorization', 'cookie', 'token', 'accessToken', 'password', 'code', 'set-cookie'];

export const createLog = (role: string, level: string): Logger =>
  pino({
    level,
    base: { role, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]), censor: '[secret]' },
    serializers: { err: pino.stdSerializers.err },
  });

/** A request as it is logged: no query (it may carry a token), no headers, no address of the reader. */
export const pathOf = (url: string) => url.split('?', 1)[0] ?? url;
