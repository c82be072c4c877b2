import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

const folder = path.join(import.meta.dirname, 'page');
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.ts': 'text/javascript' };

/** Web-views show pages of this origin and of no other: the business domain of the mini-program. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page around the web-view, from its files; nothing but these can be asked for. */
export function addHostPage(server: FastifyInstance): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => path.extname(name) in types && !name.endsWith('.test.ts'),
  );
  for (const name of files) server.get(`/messenger/${name === 'index.html' ? '' : name}`, (_request, reply) => sendFile(reply, name));
  server.get('/messenger', (_request, reply) => reply.redirect('/messenger/'));
}

async function sendFile(reply: FastifyReply, name: string): Promise<FastifyReply> {
  const extension = path.extname(name);
  // Read each time, so that a saved file shows at once.
  const source = await readFile(path.join(folder, name), 'utf8');
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type(`${types[extension]}; charset=utf-8`)
    .send(extension === '.ts' ? stripTypeScriptTypes(source) : source);
}
