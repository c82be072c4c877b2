import { type IncomingHttpHeaders, request } from 'node:http';

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks an address under a host of a merchant, which `fetch` does not let its caller choose. */
export const requestAs = (host: string, address: string, headers: Readonly<Record<string, string>> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { headers: { host, ...headers }, agent: false }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      reply.once('end', () => resolve({ status: reply.statusCode, headers: reply.headers, body }));
      reply.once('error', reject);
    });
    sent.once('error', reject).end();
  });
