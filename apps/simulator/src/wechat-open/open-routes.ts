import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { OpenPlatform } from './open-platform.ts';
import { OpenRefusal } from './open-refusal.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { ShownCard } from './verify-card.ts';
import { ShownPage } from './verify-page.ts';

const TokenRequest = z.object({
  grant_type: z.unknown(),
  appid: z.string().max(64).default(''),
  secret: z.string().max(64).default(''),
  force_refresh: z.boolean().default(false),
});
const TicketRequest = z.object({ access_token: z.string().max(512).default(''), type: z.unknown() });

/** The platform on the wire, a window into its book, and the question the messenger's app asks it about a page. */
export async function openRoutes(server: FastifyInstance, open: OpenPlatform): Promise<void> {
  const answer = async (work: () => object) => {
    await wait(open.plan.delayMs);
    try {
      return work();
    } catch (error) {
      if (!(error instanceof OpenRefusal)) throw error;
      return { errcode: error.errcode, errmsg: error.message };
    }
  };
  addPeopleRoutes(server, open, answer);
  server.post('/cgi-bin/stable_token', (request) =>
    answer(() => {
      const input = TokenRequest.safeParse(request.body);
      if (!input.success) throw new OpenRefusal(47001, 'data format error');
      const { grant_type, appid, secret, force_refresh } = input.data;
      return open.stableToken({ grantType: grant_type, appid, secret, isForced: force_refresh });
    }),
  );
  server.get('/cgi-bin/ticket/getticket', (request) =>
    answer(() => {
      const input = TicketRequest.safeParse(request.query);
      if (!input.success) throw new OpenRefusal(40097, 'invalid args');
      return open.ticket(input.data.access_token, input.data.type);
    }),
  );
  server.post('/wechat-open/verify', async (request, reply) => {
    const page = ShownPage.safeParse(request.body);
    if (!page.success) return reply.code(400).send({ message: z.prettifyError(page.error) });
    return { isSigned: open.lets(page.data) };
  });
  server.post('/wechat-open/verify-card', async (request, reply) => {
    const card = ShownCard.safeParse(request.body);
    if (!card.success) return reply.code(400).send({ message: z.prettifyError(card.error) });
    return { isSigned: open.takesCard(card.data) };
  });
  server.get<{ Querystring: { appid?: string } }>('/wechat-open/book.json', async ({ query: { appid = '' } }) => open.book.calls(appid));
}
