import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/**
 * What the engines do without us: the yardstick of every measurement. `/render` renders home's tree by `renderToString`
 * with all data in memory; `/static/home.html` is the same page as a file.
 */
const [, , port = '0', benchEntry = '', staticFolder = ''] = process.argv;

interface BenchEntry {
  prepareBare(state: string, path: string): Promise<() => string>;
}

const html = readFileSync(join(staticFolder, 'home.html'), 'utf8');
const state = /<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
const { prepareBare } = (await import(pathToFileURL(benchEntry).href)) as BenchEntry;
const renderTree = await prepareBare(state, '/');

const server = Fastify();
server.get('/render', (_request, reply) => reply.type('text/html; charset=utf-8').send(renderTree()));
await server.register(fastifyStatic, { root: staticFolder, prefix: '/static/' });
await server.listen({ port: Number(port), host: '127.0.0.1' });
