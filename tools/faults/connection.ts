import type { Socket } from 'node:net';
import { type Direction, vanishes } from './delivery.ts';
import type { Fault } from './fault.ts';
import { openPipe } from './pipe.ts';

export interface ConnectionOptions {
  readonly client: Socket;
  readonly server: Socket;
  readonly fault: Fault | undefined;
  readonly random: () => number;
  onBytes(direction: Direction, count: number): void;
  onReset(): void;
  onClosed(): void;
}

/** A client and the server behind the proxy. */
export interface Connection {
  /** From now on it suffers this, or nothing. */
  suffer(fault: Fault | undefined): void;
  reset(): void;
}

export function openConnection({ client, server, fault: first, random, onBytes, onReset, onClosed }: ConnectionOptions): Connection {
  let fault = first;
  let isGone = false;
  const current = () => fault;
  const pipeOf = (from: Socket, to: Socket, direction: Direction) =>
    openPipe({ from, to, direction, random, fault: current, onBytes: (count) => onBytes(direction, count) });

  const reset = () => {
    if (isGone) return;
    onReset();
    client.resetAndDestroy();
    server.resetAndDestroy();
  };
  // Before the pipes: the first bytes are the last, and go nowhere.
  client.on('data', () => {
    if (fault?.kind === 'reset') reset();
  });
  const pipes = [pipeOf(client, server, 'toServer'), pipeOf(server, client, 'toClient')];
  // A socket ends without an error only when both directions have run out, so only errors have to be passed on.
  const passOn = (to: Socket, direction: Direction) => (hadError: boolean) => {
    if (hadError && !vanishes(fault, direction)) to.resetAndDestroy();
    if (client.destroyed && server.destroyed && !isGone) {
      isGone = true;
      for (const pipe of pipes) pipe.stop();
      onClosed();
    }
  };
  for (const socket of [client, server]) socket.on('error', () => undefined);
  client.on('close', passOn(server, 'toServer'));
  server.on('close', passOn(client, 'toClient'));

  const suffer = (next: Fault | undefined) => {
    fault = next;
    if (next?.kind === 'reset') return reset();
    if (next?.kind === 'halfOpen' && next.side === 'gone') server.destroy();
    const isBroken = client.destroyed || server.destroyed || pipes.some(({ hasHole }) => hasHole);
    if (isBroken && !vanishes(next, 'toClient')) return reset();
    for (const pipe of pipes) pipe.flush();
  };
  if (first?.kind === 'halfOpen' && first.side === 'gone') server.destroy();
  return { suffer, reset };
}
