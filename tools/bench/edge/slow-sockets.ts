import { connect, type Socket } from 'node:net';

/** `PORT COUNT ADDRESS`: holds as many sockets as it can, each with a request whose headers never end; who is closed comes again. */
const [port, count, from] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4] ?? '127.0.0.3'];
const AT_ONCE = 500;
const BYTE_EVERY_MS = 3_000;

const held = new Set<Socket>();
let opened = 0;
let closed = 0;

function open(): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  held.add(socket);
  socket.once('connect', () => {
    opened += 1;
    socket.write('GET /shop/ HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
  });
  socket.once('close', () => {
    closed += 1;
    held.delete(socket);
  });
  socket.on('error', () => undefined);
}

setInterval(() => {
  for (let nth = held.size; nth < count && nth < held.size + AT_ONCE; nth += 1) open();
}, 100);
setInterval(() => {
  for (const socket of held) if (socket.writable) socket.write('x');
}, BYTE_EVERY_MS);
process.once('SIGTERM', () => {
  console.log(JSON.stringify({ opened, closed, held: held.size }));
  process.exit(0);
});
