import Fastify from 'fastify';
import pg from 'pg';
import { bareAnswers } from './bare-answers.ts';
import { compileTemplate, type Run } from './fill-template.ts';
import { type CoreCall, type Facts, isBoundary, type RecordedCall, readRecorded } from './recorded-statements.ts';

/**
 * The core calls as the engines alone would answer them: Fastify, the kept business statements by name, JSON. No session, no
 * tenant, no idempotency, no events, no schemas. `node bare-core.ts <port>`, the database in DATABASE_URL.
 */
const [, , port = '0'] = process.argv;

// As many connections as a role of ours has, and as the owner: row security is part of the road.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 4, options: process.env.BARE_OPTIONS ?? '' });

let lastId = BigInt(Date.now()) << 20n;
const newId = () => {
  lastId += 1n;
  return lastId.toString();
};

type Rows = readonly Record<string, unknown>[];

/** Statements outside a transaction go at once, as ours do; in one they go one after another. */
function programOf(call: CoreCall, { statements }: RecordedCall): (run: Run) => Promise<Rows[]> {
  const steps = statements.map((statement, at) => {
    if (isBoundary(statement)) return { query: () => statement.text };
    const fills = statement.values.map(compileTemplate);
    const [name, text] = [`${call}.${at}`, statement.text];
    return { query: (run: Run) => ({ name, text, values: fills.map((fill) => fill(run)) }) };
  });
  const isWhole = !statements.some(isBoundary);
  if (isWhole) return (run) => Promise.all(steps.map(async ({ query }) => (await pool.query(query(run))).rows));
  return async (run) => {
    const client = await pool.connect();
    try {
      const answers: Rows[] = [];
      for (const { query } of steps) answers.push((await client.query(query(run))).rows);
      client.release();
      return answers;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
}

const server = Fastify();
server.get('/healthz', () => 'ok');
for (const [call, stored] of Object.entries(readRecorded()) as [CoreCall, RecordedCall][]) {
  const program = programOf(call, stored);
  const answer = bareAnswers[call];
  server.post(`/${call}`, async (request) => {
    const facts = request.body as Facts;
    return answer(await program({ facts, ids: [], now: Date.now(), newId }), facts);
  });
}
await server.listen({ port: Number(port), host: '127.0.0.1' });
