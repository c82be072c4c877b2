import { connect, type Socket } from 'node:net';

/**
 * `PORT SHAPE RATE SECONDS`: one address asks so often a second, whether or not it has been answered: for the home, or for searches nobody
 * has made. By sockets alone, for the machine is shared with what is flooded.
 */
const [port, shape, rate, seconds] = [Number(process.argv[2]), process.argv[3], Number(process.argv[4]), Number(process.argv[5])];
const FROM = '127.0.0.3';
/** Below what the edge lets one address hold. */
const SOCKETS = 128;
const STEP_MS = 5;

interface Line {
  readonly socket: Socket;
  /** Sent and not yet answered. */
  waiting: number;
}

const answered: Record<string, number> = {};
let sent = 0;
/** Due while every socket waited for an answer. */
let late = 0;
let isOver = false;
const lines: Line[] = Array.from({ length: SOCKETS }, openLine);

function openLine(): Line {
  const line: Line = { socket: connect({ port, host: '127.0.0.1', localAddress: FROM, noDelay: true }), waiting: 0 };
  line.socket.setEncoding('latin1').on('data', (text: unknown) => {
    for (const [, status = ''] of String(text).matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      answered[status] = (answered[status] ?? 0) + 1;
      line.waiting = 0;
    }
  });
  line.socket.on('error', () => undefined);
  line.socket.once('close', () => {
    if (isOver) return;
    answered.closed = (answered.closed ?? 0) + 1;
    lines[lines.indexOf(line)] = openLine();
  });
  return line;
}

let next = 0;

function send(): void {
  for (let tries = 0; tries < SOCKETS; tries += 1) {
    next = (next + 1) % SOCKETS;
    const line = lines[next];
    if (!line || line.waiting > 0 || !line.socket.writable) continue;
    line.waiting = 1;
    sent += 1;
    const path = shape === 'search' ? `/shop/search.html?words=w${Math.random()}` : '/shop/';
    line.socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    return;
  }
  late += 1;
}

const begunAt = performance.now();
const timer = setInterval(() => {
  const passed = performance.now() - begunAt;
  for (let due = Math.min(passed / 1_000, seconds) * rate; sent + late < due; ) send();
  if (passed < seconds * 1_000) return;
  clearInterval(timer);
  isOver = true;
  console.log(JSON.stringify({ sent, late, answered }));
  for (const { socket } of lines) socket.destroy();
}, STEP_MS);
