import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PAGE_POLICY } from '../html.ts';
import { consentPage, refusedPage } from './connect-page.ts';
import type { OpenPlatform } from './open-platform.ts';
import { findPerson, holderOf } from './people.ts';

const Question = z.object({
  appid: z.string().max(64),
  redirect_uri: z.url({ protocol: /^https?$/ }).max(4_000),
  response_type: z.literal('code'),
  scope: z.enum(['snsapi_base', 'snsapi_userinfo']),
  state: z
    .string()
    .max(128)
    .regex(/^[a-zA-Z0-9]*$/)
    .default(''),
});
const CodeRequest = z.object({
  appId: z.string().max(64),
  person: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  use: z.enum(['login', 'phone']),
});

/** The platform's page for shoppers, and the codes the messenger gives mini-programs: both know who holds the phone. */
export function addConnectRoutes(server: FastifyInstance, open: OpenPlatform): void {
  server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/connect/oauth2/authorize', (request, reply) => answerPage(open, request, reply, undefined));
    scope.post<{ Body: { answer?: string } }>('/connect/oauth2/authorize', (request, reply) =>
      answerPage(open, request, reply, request.body.answer),
    );
    scope.post('/messenger/code', async (request, reply) => {
      const input = CodeRequest.safeParse(request.body);
      if (!input.success) return reply.code(400).send({ message: z.prettifyError(input.error) });
      const { appId, use, person = holderOf(request.headers.cookie) } = input.data;
      const code = open.people.codeFor({ use, appid: appId, person, scope: '' });
      return code === undefined ? reply.code(404).send({ message: 'no such app' }) : { code };
    });
  });
}

/** Asks the shopper unless the page wants nothing but a name for them, and sends them back, with a code once they agree. */
async function answerPage(
  open: OpenPlatform,
  request: FastifyRequest,
  reply: FastifyReply,
  said: string | undefined,
): Promise<FastifyReply> {
  const requested = Question.safeParse(request.query);
  const send = (html: string, status = 200) =>
    reply
      .code(status)
      .header('content-security-policy', `${PAGE_POLICY}; frame-ancestors 'self'`)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  if (!requested.success) return send(refusedPage('参数错误'), 400);
  const { appid, redirect_uri, scope, state } = requested.data;
  const back = new URL(redirect_uri);
  // The one domain the account has named to the platform is the messenger's own here.
  if (back.host !== request.headers.host) return send(refusedPage('redirect_uri 域名与后台配置不一致，错误码：10003'), 400);
  const person = holderOf(request.headers.cookie);
  if (scope === 'snsapi_userinfo' && said === undefined) return send(consentPage(findPerson(person)));
  if (said !== 'deny') {
    const code = open.people.codeFor({ use: 'page', appid, person, scope });
    if (code === undefined) return send(refusedPage('该公众号不存在'), 400);
    back.searchParams.set('code', code);
    back.searchParams.set('state', state);
  }
  return reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect(back.href, 303);
}
