import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * What a page asks PostgreSQL and nothing else: Fastify, the statements by name, their rows as JSON. No tenant, no schemas, no cutting
 * of words, no views. `node bare-browse.ts <port> <file of texts>`, the database in DATABASE_URL.
 */
const [, , port = '0', file = ''] = process.argv;
const texts: readonly string[] = JSON.parse(readFileSync(file, 'utf8'));

// As many connections as a role of ours has, and plans kept as ours are (db/roles.ts), but as the owner: row security is part of the road.
const options = '-c plan_cache_mode=force_generic_plan';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 4, options });

/** Which text, and its values. */
type BareStatements = readonly (readonly [text: number, values: unknown[]])[];

const ask = async ([at, values]: BareStatements[number]) => (await pool.query({ name: `bare.${at}`, text: texts[at] ?? '', values })).rows;

const server = Fastify();
server.get('/healthz', () => 'ok');
server.post('/ask', async (request) => ({
  code: 0,
  status: 'success',
  data: await Promise.all((request.body as BareStatements).map(ask)),
  message: '',
}));
await server.listen({ port: Number(port), host: '127.0.0.1' });
