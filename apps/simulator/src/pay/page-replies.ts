import type { FastifyInstance, FastifyReply } from 'fastify';
import { PAGE_POLICY } from '../html.ts';

/** Pages work without script: what they send is a form. */
export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Empty for what a browser should not be sent to. */
export const webAddress = (url: string) => (/^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : '');

export const sendPage = (reply: FastifyReply, html: string) =>
  reply.header('content-security-policy', PAGE_POLICY).header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(html);
