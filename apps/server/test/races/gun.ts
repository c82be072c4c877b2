import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { SentRequest } from '../call-table.ts';

export interface Hit {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the kernel has taken the server must still read, before the last bytes come. */
const SETTLE_MS = 5;

/**
 * Sends requests such that they begin at the same moment: each on a connection of its own, all but its last byte first; when
 * everything is on its way, the last bytes of all in one turn of the loop.
 */
export async function fire(port: number, requests: readonly SentRequest[]): Promise<Hit[]> {
  const messages = requests.map(bytesOf);
  const sockets = await Promise.all(messages.map(() => open(port)));
  const replies = Promise.all(sockets.map(readReply));
  // One that breaks off before it is waited for is reported below.
  replies.catch(() => undefined);
  try {
    await Promise.all(sockets.map((socket, at) => push(socket, messages[at]?.subarray(0, -1))));
    await wait(SETTLE_MS);
    for (const [at, socket] of sockets.entries()) socket.write(messages[at]?.subarray(-1) ?? '');
    return await replies;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function bytesOf({ method, url, headers, payload = '' }: SentRequest): Buffer {
  const body = Buffer.from(payload);
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': String(body.length) });
  const head = [`${method} ${url} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket)).once('error', reject);
  });

const push = (socket: Socket, bytes: Buffer | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes ?? '', (error) => (error ? reject(error) : resolve()));
  });

async function readReply(socket: Socket): Promise<Hit> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const endOfHead = text.indexOf('\r\n\r\n');
  const [status = '', ...lines] = text.slice(0, endOfHead).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = text.slice(endOfHead + 4);
  if (Number(headers['content-length']) !== Buffer.byteLength(body)) throw new Error(`half a reply: ${text.slice(0, 200)}`);
  return { statusCode: Number(status.split(' ')[1]), headers, body };
}
