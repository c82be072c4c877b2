import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';

/** Another machine's providers are reached by https alone, also in a rehearsal: the played ones get a front with a certificate of their own. */
export interface SecureFront {
  readonly port: number;
  /** A file that whoever calls must trust. */
  readonly certificate: string;
  close(): void;
}

export async function playSecurely(folder: string, address: string, simulator: number): Promise<SecureFront> {
  const [key, certificate] = [path.join(folder, 'provider-key.pem'), path.join(folder, 'provider.pem')];
  const subject = ['-subj', '/CN=played providers', '-addext', `subjectAltName=IP:${address}`];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, '-keyout', key, '-out', certificate],
    {
      stdio: 'ignore',
    },
  );
  const sockets = new Set<Socket>();
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (outer) => {
    const inner = connect(simulator, '127.0.0.1');
    for (const [from, to] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.once('error', () => to.destroy());
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.on('tlsClientError', () => undefined);
  // The containers' network has no address here before the first of them runs.
  await once(server.listen(0), 'listening');
  const listening = server.address();
  return {
    port: typeof listening === 'object' && listening !== null ? listening.port : 0,
    certificate,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
