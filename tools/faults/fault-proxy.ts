import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { seededRandom } from '../../apps/simulator/src/seeded-random.ts';
import { type Connection, openConnection } from './connection.ts';
import type { Fault } from './fault.ts';

interface ProxyOptions {
  readonly to: { readonly host: string; readonly port: number };
  /** 0 when it is not said: one is chosen. */
  readonly listen?: number;
  readonly seed: number;
}

export interface ProxyStats {
  readonly open: number;
  readonly accepted: number;
  /** Connections a fault chose, counted anew by each fault. */
  readonly struck: number;
  readonly resets: number;
  readonly bytesToServer: number;
  readonly bytesToClient: number;
}

export interface FaultProxy {
  readonly port: number;
  fault(): Fault | undefined;
  /** Replaces the fault, for open connections as well; resolved when it is in force. */
  set(fault: Fault): Promise<void>;
  heal(): Promise<void>;
  close(): Promise<void>;
  stats(): ProxyStats;
}

/** A line to a server that can be made bad in known ways. Which connections a fault strikes is decided by the seed alone. */
export async function startFaultProxy({ to, listen = 0, seed }: ProxyOptions): Promise<FaultProxy> {
  const connections = new Map<number, Connection>();
  const count = { accepted: 0, struck: 0, resets: 0, bytesToServer: 0, bytesToClient: 0 };
  let fault: Fault | undefined;
  let faultNumber = 0;

  const faultFor = (number: number): Fault | undefined => {
    if (!fault || chanceOf(seed, faultNumber, number) >= (fault.probability ?? 1)) return undefined;
    count.struck += 1;
    return fault;
  };
  const accept = (client: Socket) => {
    const number = ++count.accepted;
    const connection = openConnection({
      client: client.setNoDelay(true),
      server: connect({ ...to, allowHalfOpen: true, noDelay: true }),
      fault: faultFor(number),
      random: seededRandom(mixed(seed, number)),
      onBytes: (direction, bytes) => {
        count[direction === 'toServer' ? 'bytesToServer' : 'bytesToClient'] += bytes;
      },
      onReset: () => {
        count.resets += 1;
      },
      onClosed: () => connections.delete(number),
    });
    connections.set(number, connection);
  };
  const resetAll = () => {
    for (const connection of [...connections.values()]) connection.reset();
  };

  let door = await openDoor(listen, accept);
  const { port } = door.address() as AddressInfo;
  const turnTo = async (next: Fault | undefined) => {
    fault = next;
    faultNumber += 1;
    count.struck = 0;
    if (next?.kind === 'refuse') {
      resetAll();
      await closeDoor(door);
      return;
    }
    if (!door.listening) door = await openDoor(port, accept);
    for (const [number, connection] of [...connections]) connection.suffer(faultFor(number));
  };
  return {
    port,
    fault: () => fault,
    set: turnTo,
    heal: () => turnTo(undefined),
    close: async () => {
      resetAll();
      await closeDoor(door);
    },
    stats: () => ({ open: connections.size, ...count }),
  };
}

async function openDoor(port: number, accept: (client: Socket) => void): Promise<Server> {
  const door = createServer({ allowHalfOpen: true }, accept).listen(port, '127.0.0.1');
  await once(door, 'listening');
  return door;
}

async function closeDoor(door: Server): Promise<void> {
  if (!door.listening) return;
  const closed = once(door, 'close');
  door.close();
  await closed;
}

/** One number of several, such that neighbours are far apart. */
const mixed = (...numbers: readonly number[]) => numbers.reduce((state, number) => Math.imul(state ^ number, 0x9e3779b1) >>> 0, 0x85ebca6b);
const chanceOf = (seed: number, faultNumber: number, number: number) => seededRandom(mixed(seed, faultNumber, number))();
