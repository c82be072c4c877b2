import { type RequestOptions, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect } from 'node:net';
import type { Answer } from '../../load/send-once.ts';
import type { Found, Task } from './asker.ts';

/** Asks and knocks from the network it was started in, for the process that started it. */
const PATIENCE_MS = 15_000;
const KNOCKS_AT_ONCE = 4_000;
/** What is not forwarded is not refused either. */
const KNOCK_MS = 400;

process.on('message', ({ id, task }: { id: number; task: Task }) => {
  const work = task.kind === 'ask' ? ask(task) : knockAtAll(task);
  work.then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, failed: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));

function ask({ url, method, headers, body, from, path }: Extract<Task, { kind: 'ask' }>): Promise<Answer> {
  const { protocol, hostname, port, pathname, search } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const settings: RequestOptions = {
    hostname,
    port,
    method,
    // As it is written: what a URL is made into hides the very spellings somebody would try.
    path: path ?? pathname + search,
    headers: { ...headers, ...length },
    agent: false,
    timeout: PATIENCE_MS,
    ...(from !== undefined && { localAddress: from }),
  };
  return new Promise((resolve, reject) => {
    const asked = (protocol === 'https:' ? secureRequest : request)({ ...settings, ...{ rejectUnauthorized: false } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
      reply.once('error', reject);
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.once('error', reject).end(body);
  });
}

async function knockAtAll({ hosts }: Extract<Task, { kind: 'knock' }>): Promise<Found> {
  const open: string[] = [];
  const doors = hosts.flatMap((host) => Array.from({ length: 65_535 }, (_, at) => ({ host, port: at + 1 })));
  const knockOn = async () => {
    for (let door = doors.pop(); door; door = doors.pop()) if (await knock(door)) open.push(`${door.host}:${door.port}`);
  };
  await Promise.all(Array.from({ length: KNOCKS_AT_ONCE }, knockOn));
  return open;
}

const knock = ({ host, port }: { host: string; port: number }): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (isOpen: boolean) => {
      clearTimeout(patience);
      socket.destroy();
      resolve(isOpen);
    };
    const patience = setTimeout(() => end(false), KNOCK_MS);
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
