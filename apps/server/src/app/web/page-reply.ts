import type { FastifyReply } from 'fastify';
import { mallNow } from '#platform/clock';
import { pageAnswers } from '#platform/metrics';
import { contentSecurityPolicy } from '#platform/web/content-security';
import { chooseEncoding, type PackedPage } from '#platform/web/page-cache';
import type { Lang } from './page-language.ts';
import { type StaticPageName, type StaticWay, staticPage, staticPageCss } from './static-page.ts';

export async function sendPage(reply: FastifyReply, page: PackedPage, accepts: string | undefined): Promise<FastifyReply> {
  const encoding = chooseEncoding(accepts);
  const body = await page.body(encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (page.policy) reply.header('content-security-policy', page.policy);
  return withPageHeaders(reply).code(page.status).send(body);
}

export function sendStatic(reply: FastifyReply, name: StaticPageName, lang: Lang, status: number, way: StaticWay): FastifyReply {
  pageAnswers.inc({ how: 'refused' });
  return withPageHeaders(reply)
    .header('content-security-policy', contentSecurityPolicy(staticPageCss))
    .code(status)
    .send(staticPage(name, lang, way));
}

/** The same address shows another shop to another cookie and another language to another browser: shared caches must ask again. */
const withPageHeaders = (reply: FastifyReply) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    // A page from memory was drawn a while ago; its countdowns go by when it was sent.
    .header('server-timing', `mall;desc="${mallNow().getTime()}"`)
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie');
