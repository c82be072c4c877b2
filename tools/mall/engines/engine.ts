import { connect } from 'node:net';

/** What `./mall status` tells of PostgreSQL or Redis. */
export interface EngineReport {
  name: string;
  up: boolean;
  port: number | undefined;
  pid: number | undefined;
  /** Milliseconds since the epoch. */
  since: number | undefined;
  /** "own" is started and stopped by ./mall; "given" comes from DATABASE_URL or REDIS_URL. */
  kind: 'own' | 'given';
}

/** An engine given by its address is not ours to start: we only see whether somebody answers there. */
export async function reportGiven(name: string, address: string, defaultPort: number): Promise<EngineReport> {
  const { hostname, port } = new URL(address);
  const number = port === '' ? defaultPort : Number(port);
  return { name, up: await answers(hostname || '127.0.0.1', number), port: number, pid: undefined, since: undefined, kind: 'given' };
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
