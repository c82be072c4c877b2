import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ProviderError } from './provider-error.ts';
import { type SmsProvider, sendSms } from './send-sms.ts';
import { verifyTc3 } from './verify-tc3.ts';

const PRODUCT = 'sms';

/** Tencent Cloud's API 3.0 as far as SMS needs it: one address, the action in a header, the body signed byte by byte. */
export async function smsRoutes(server: FastifyInstance, provider: SmsProvider): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.setErrorHandler((error: FastifyError | ProviderError, request, reply) => {
    if (!(error instanceof ProviderError)) request.log.error({ err: error }, 'failed');
    const [code, message] =
      error instanceof ProviderError ? [error.code, error.message] : ['InternalError', 'An internal error has occurred.'];
    return reply.code(200).send({ Response: { Error: { Code: code, Message: message }, RequestId: randomUUID() } });
  });
  server.post('/', async (request) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const account = verifyTc3({ headers: request.headers, body }, provider.accounts, PRODUCT, provider.now());
    refuseOtherActions(request);
    try {
      return { Response: { ...sendSms(provider, account, body), RequestId: randomUUID() } };
    } finally {
      await wait(provider.lies.delayMs);
    }
  });
}

function refuseOtherActions({ headers }: FastifyRequest): void {
  if (headers['x-tc-action'] !== 'SendSms') throw new ProviderError('InvalidAction', 'The request action is invalid or not found.');
  if (headers['x-tc-version'] !== '2021-01-11') throw new ProviderError('NoSuchVersion', 'The request version is not found.');
  if (headers['x-tc-region'] === undefined) throw new ProviderError('MissingParameter', 'The request is missing a region.');
}
