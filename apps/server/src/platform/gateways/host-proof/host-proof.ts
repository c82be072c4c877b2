import { Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicAddress } from './public-address.ts';

export const PROOF_FILE = '/.well-known/qianpu-verification.txt';
export const recordOf = (host: string): string => `_qianpu-verification.${host}`;

/** What a host says of whose it is. `inward`: its name leads to an address nobody may make us ask. */
export interface Shown {
  readonly file: 'right' | 'wrong' | 'unreachable' | 'inward';
  readonly record: 'right' | 'absent';
}

export interface HostProof {
  /** Looks for the token in a DNS record and in a file of the host. Asks each once; follows nothing. */
  look(host: string, token: string): Promise<Shown>;
}

/** Who is asked for names: the world's servers, or a test. */
export interface Names {
  resolve4(host: string): Promise<string[]>;
  resolve6(host: string): Promise<string[]>;
  resolveTxt(name: string): Promise<string[][]>;
}

interface Means {
  readonly names?: Names;
  readonly isAllowed?: (address: string) => boolean;
  readonly ports?: { readonly http: number; readonly https: number };
  readonly timeoutMs?: number;
}

const LONGEST = 1_024;

export function createHostProof({
  names = new Resolver({ timeout: 3_000, tries: 2 }),
  isAllowed = isPublicAddress,
  ports = { http: 80, https: 443 },
  timeoutMs = 5_000,
}: Means = {}): HostProof {
  const addressesOf = async (host: string): Promise<string[]> =>
    (await Promise.all([names.resolve4(host).catch(() => []), names.resolve6(host).catch(() => [])])).flat();

  const hasRecord = async (host: string, token: string): Promise<boolean> => {
    const records = await names.resolveTxt(recordOf(host)).catch(() => []);
    return records.some((parts) => parts.join('').trim() === token);
  };

  const lookAtFile = async (host: string, token: string): Promise<Shown['file']> => {
    const addresses = await addressesOf(host);
    const [address] = addresses;
    if (address === undefined) return 'unreachable';
    // One inward address among others is enough to refuse: which of them is asked would be the asker's luck.
    if (!addresses.every(isAllowed)) return 'inward';
    const reads = [ask(address, host, 'https', ports.https, timeoutMs), ask(address, host, 'http', ports.http, timeoutMs)];
    const texts = await Promise.all(reads);
    if (texts.includes(token)) return 'right';
    return texts.every((text) => text === undefined) ? 'unreachable' : 'wrong';
  };

  return {
    look: async (host, token) => {
      const [file, isRecorded] = await Promise.all([lookAtFile(host, token), hasRecord(host, token)]);
      return { file, record: isRecorded ? 'right' : 'absent' };
    },
  };
}

/** The file's text; undefined when there is none. Goes to the address that was judged, not to whatever the name means by then. */
function ask(address: string, host: string, protocol: 'http' | 'https', port: number, timeoutMs: number): Promise<string | undefined> {
  const request = protocol === 'https' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const asked = request(
      {
        host: address,
        port,
        path: PROOF_FILE,
        headers: { host, accept: 'text/plain', 'user-agent': 'qianpu-verification' },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(protocol === 'https' && { servername: host }),
      },
      (response) => {
        let text = '';
        const end = (read: string | undefined) => {
          resolve(read);
          asked.destroy();
        };
        // Redirects are answers like any other that is not the file.
        if (response.statusCode !== 200) return end(undefined);
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length > LONGEST) end(undefined);
        });
        response.on('end', () => end(text.trim()));
        response.on('error', () => resolve(undefined));
      },
    );
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}
