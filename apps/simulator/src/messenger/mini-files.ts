import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { areaList } from '@vant/area-data';
import type { FastifyInstance, FastifyReply } from 'fastify';

const repository = path.join(import.meta.dirname, '../../../..');
const types: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript',
  '.json': 'application/json',
  '.wxml': 'text/plain',
  '.wxss': 'text/plain',
};

/** Packages the mini-program's scripts import; a browser knows no names of packages. */
const packageNames = /(from\s+|import\s+)'@qianpu\/(jumps|contract)\/([\w/.-]+)'/g;

/** The mini-program as its source has it: its real pages run in the messenger's phone, with their types taken off. */
export function addMiniFiles(server: FastifyInstance): void {
  server.get<{ Params: { '*': string } }>('/messenger/mini/*', ({ params }, reply) => sendSource(reply, 'apps/mini/src', params['*']));
  server.get<{ Params: { name: string; '*': string } }>('/messenger/packages/:name/*', ({ params }, reply) =>
    /^(?:jumps|contract)$/.test(params.name) ? sendSource(reply, `packages/${params.name}/src`, params['*']) : reply.code(404).send(),
  );
  // What `picker mode="region"` offers.
  server.get('/messenger/regions.json', async () => areaList);
}

async function sendSource(reply: FastifyReply, folder: string, name: string): Promise<FastifyReply> {
  const type = types[path.extname(name)];
  const root = path.join(repository, folder);
  const file = path.join(root, name);
  if (!type || !file.startsWith(root + path.sep) || name.endsWith('.test.ts')) return reply.code(404).send();
  // A page without styles of its own has no file for them.
  const source = await readFile(file, 'utf8').catch(() => (path.extname(name) === '.wxss' ? '' : null));
  if (source === null) return reply.code(404).send();
  return reply
    .header('cache-control', 'no-store')
    .type(`${type}; charset=utf-8`)
    .send(type === 'text/javascript' ? scriptOf(source) : source);
}

const scriptOf = (source: string): string =>
  stripTypeScriptTypes(source).replace(packageNames, (_import, from, name, file) => `${from}'/messenger/packages/${name}/${file}.ts'`);
