import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createHostProof, PROOF_FILE } from './host-proof.ts';

const TOKEN = 'a'.repeat(43);
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function aHost(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, asked };
}

const namesOf = (addresses: string[], records: string[][] = []) => ({
  resolve4: async () => addresses.filter((one) => !one.includes(':')),
  resolve6: async () => addresses.filter((one) => one.includes(':')),
  resolveTxt: async () => records,
});
const look = (port: number, addresses = ['127.0.0.1'], records: string[][] = [], isAllowed: (address: string) => boolean = () => true) =>
  // Nobody listens for TLS.
  createHostProof({ names: namesOf(addresses, records), isAllowed, ports: { http: port, https: 1 }, timeoutMs: 500 }).look(
    'shop.brand.example',
    TOKEN,
  );

describe('whose a host is (issue 22)', () => {
  test('its file says the token, asked for under its own name', async () => {
    const { port, asked } = await aHost((_request, response) => response.end(`${TOKEN}\n`));
    expect(await look(port)).toEqual({ file: 'right', record: 'absent' });
    expect(asked).toEqual([`shop.brand.example ${PROOF_FILE}`]);
  });

  test('or a DNS record does, though nobody answers there', async () => {
    expect(await look(1, ['127.0.0.1'], [['other'], [TOKEN.slice(0, 20), TOKEN.slice(20)]])).toEqual({
      file: 'unreachable',
      record: 'right',
    });
  });

  test('another text, an error page or a long file is no proof', async () => {
    const wrong = await aHost((_request, response) => response.end('something else'));
    expect((await look(wrong.port)).file).toBe('wrong');
    const missing = await aHost((_request, response) => response.writeHead(404).end(TOKEN));
    expect((await look(missing.port)).file).toBe('unreachable');
    const long = await aHost((_request, response) => response.end(TOKEN.padEnd(100_000)));
    expect((await look(long.port)).file).toBe('unreachable');
  });

  test('redirects are not followed, wherever they lead', async () => {
    const inside = await aHost((_request, response) => response.end(TOKEN));
    const outside = await aHost((_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end());
    expect((await look(outside.port)).file).toBe('unreachable');
    expect(inside.asked).toEqual([]);
  });

  test('who never answers is not waited for', async () => {
    const silent = await aHost(() => undefined);
    expect((await look(silent.port)).file).toBe('unreachable');
  });

  test('a name that leads inside is not asked, also when only one of its addresses does', async () => {
    const { port, asked } = await aHost((_request, response) => response.end(TOKEN));
    const isAllowed = (address: string) => address !== '127.0.0.1';
    for (const addresses of [['127.0.0.1'], ['203.0.113.1', '127.0.0.1']])
      expect((await look(port, addresses, [], isAllowed)).file).toBe('inward');
    const guarded = createHostProof({ names: namesOf(['127.0.0.1']), ports: { http: port, https: port } });
    expect((await guarded.look('shop.brand.example', TOKEN)).file).toBe('inward');
    expect(asked).toEqual([]);
  });
});
