import type { HeaderRow } from '@qianpu/contract/call';
import type { AnyBody, Outcome } from '@qianpu/contract/outcome';
import { outcomeOf, unanswered } from '@qianpu/contract/outcome';
import { headerRequest } from '@qianpu/contract/wire/header';
import { uploadTimeoutMs } from '@qianpu/kit/time-limits';
import type { CallSender } from './transport.ts';

export interface Upload {
  readonly row: HeaderRow;
  readonly input: object;
  readonly file: Blob;
  /** How much of it has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Lets the shopper take it back. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a file and says what the answer means; like a transport it never throws. By XMLHttpRequest: fetch does not tell how far it has
 * come. For chunks that load after a first sign of use.
 */
export const sendFile = (from: CallSender, { row, input, file, onProgress, signal }: Upload): Promise<Outcome> =>
  new Promise((resolve) => {
    const { url, method, headers } = headerRequest(row, input, from);
    const request = new XMLHttpRequest();
    const giveUp = (name: string, why: string) => () => resolve(unanswered(new DOMException(why, name)));
    request.open(method, url);
    for (const [name, value] of Object.entries({ ...headers, 'accept-language': from.lang })) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.timeout = uploadTimeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(
        outcomeOf(
          { http: request.status, body: request.response as AnyBody | null },
          { style: 'header', cid: from.cid, hasToken: from.token !== '' },
        ),
      );
    request.onerror = giveUp('NetworkError', 'the connection broke');
    request.onabort = giveUp('AbortError', 'taken back');
    request.ontimeout = giveUp('TimeoutError', 'no answer in time');
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
