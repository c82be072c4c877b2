import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

export interface CanaryListener {
  /** Ports of this machine that nobody of ours has a reason to ask. */
  readonly plain: number;
  /** Leads to the plain one. */
  readonly leading: number;
  /** Connections so far. */
  hits(): number;
  close(): void;
}

/** Listens on every address of this machine and counts who comes: a server that can be made to ask elsewhere can be made to ask here. */
export async function aCanaryListener(): Promise<CanaryListener> {
  let hits = 0;
  const plain = createServer((socket) => {
    hits += 1;
    socket.on('error', () => undefined).end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  });
  const plainPort = await listen(plain);
  const leading = createHttpServer((_request, reply) => {
    reply.writeHead(302, { location: `http://127.0.0.1:${plainPort}/`, connection: 'close' }).end();
  }).on('connection', () => {
    hits += 1;
  });
  const leadingPort = await listen(leading);
  return {
    plain: plainPort,
    leading: leadingPort,
    hits: () => hits,
    close: () => {
      plain.close();
      leading.close();
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '::');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
