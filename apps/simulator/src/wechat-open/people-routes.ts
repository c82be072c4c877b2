import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OpenPlatform } from './open-platform.ts';
import { OpenRefusal } from './open-refusal.ts';
import { findPerson, openIdOf } from './people.ts';

const word = z.string().max(512).default('');
const Query = z.object({
  appid: word,
  secret: word,
  code: word,
  js_code: word,
  grant_type: word,
  access_token: word,
  openid: word,
});
const CodeRequest = z.object({
  appId: z.string().max(64),
  person: z.string().regex(/^[\w-]{1,64}$/),
  use: z.enum(['page', 'login', 'phone']),
  scope: z.enum(['snsapi_base', 'snsapi_userinfo']).default('snsapi_userinfo'),
});

/** Answers in the platform's manner, once the plan lets it. */
type Answer = (work: () => object) => Promise<object>;

/** Codes exchanged on the wire, and windows: a code as the messenger would give it, and how an app knows a person. */
export function addPeopleRoutes(server: FastifyInstance, open: OpenPlatform, answer: Answer): void {
  const read = (query: unknown) => {
    const { code, js_code, grant_type: grantType, ...rest } = Query.parse(query);
    return { ...rest, code: code || js_code, grantType };
  };
  const exchange = async (request: FastifyRequest, work: () => object) => {
    const result = await answer(work);
    if (open.plan.areAnswersLost) request.raw.socket.destroy();
    return result;
  };
  server.get('/sns/oauth2/access_token', (request) =>
    exchange(request, () => {
      const input = read(request.query);
      return open.noted(input.appid, 'page', () => open.people.pageGrant(input));
    }),
  );
  server.get('/sns/userinfo', ({ query }) =>
    answer(() => {
      const { access_token, openid } = read(query);
      return open.noted('', 'userinfo', () => open.people.userInfo(access_token, openid));
    }),
  );
  server.get('/sns/jscode2session', (request) =>
    exchange(request, () => {
      const input = read(request.query);
      return open.noted(input.appid, 'mini', () => open.people.miniSession(input));
    }),
  );
  server.post('/wxa/business/getuserphonenumber', (request) =>
    exchange(request, () => {
      const input = z.object({ code: word }).safeParse(request.body);
      if (!input.success) throw new OpenRefusal(47001, 'data format error');
      return open.phone(read(request.query).access_token, input.data.code);
    }),
  );
  server.post('/wechat-open/code', async (request, reply) => {
    const input = CodeRequest.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ message: z.prettifyError(input.error) });
    const { appId, ...rest } = input.data;
    const code = open.people.codeFor({ ...rest, appid: appId });
    return code === undefined ? reply.code(404).send({ message: 'no such app' }) : { code };
  });
  server.get<{ Querystring: { appid?: string; person?: string } }>(
    '/wechat-open/person.json',
    async ({ query: { appid = '', person = '' } }) => ({
      ...findPerson(person),
      openId: openIdOf(appid, person),
    }),
  );
}
