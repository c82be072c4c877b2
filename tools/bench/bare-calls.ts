import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { urlAs } from '../../apps/server/src/platform/db/roles.ts';

/**
 * A call as the engines alone would answer it: Fastify, one prepared statement, JSON. No tenants, no limits, no schemas.
 * `node bare-calls.ts <port>`, the database in DATABASE_URL.
 */
const [, , port = '0'] = process.argv;

// As many connections as a role of ours has.
const pool = new pg.Pool({ connectionString: urlAs('qianpu_public', process.env.DATABASE_URL ?? ''), max: 4 });

const session = {
  name: 'bare.session',
  text: 'select s.session_id, s.member_id, s.seen_at from member.session_of($1, $2) as s',
};
const page = {
  name: 'bare.page',
  text: `select id, version, title, share, blocks, blocks_schema from decoration.live_page
          where mid = $1 and kind = 'home' and coalesce(cid, 0) in ($2, 0) order by coalesce(cid, 0) desc limit 1`,
};

const server = Fastify();
server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));
server.get('/healthz', () => 'ok');

server.post('/session', async (request, reply) => {
  const { token = '', mid } = request.headers as { token?: string; mid?: string };
  const hash = createHash('sha256').update(token).digest();
  const found = await pool.query({ ...session, values: [mid, hash] });
  if (found.rows.length !== 1) return reply.code(500).send();
  return { code: 0, status: 'success', data: { forbidLogin: false }, message: '' };
});

server.post('/page', async (request, reply) => {
  const json = new URLSearchParams(request.body as string).get('json') ?? '';
  const { head, data } = JSON.parse(json) as { head: { mid: string }; data: { cid: string; name: string } };
  const found = await pool.query({ ...page, values: [head.mid, data.cid] });
  if (found.rows.length !== 1) return reply.code(500).send();
  return { code: '200', data: found.rows[0], message: '' };
});

await server.listen({ port: Number(port), host: '127.0.0.1' });
