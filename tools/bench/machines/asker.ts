import { fork } from 'node:child_process';
import { once } from 'node:events';
import { enter } from '../../chaos/supervised.ts';
import type { Answer, Asking } from '../../load/send-once.ts';
import { inCheckout } from '../../mall/paths.ts';

/** `from`: one of the addresses of that network. `path`: as it stands in the request, when it is not the URL's. */
export interface AskFrom extends Asking {
  readonly from?: string;
  readonly path?: string;
}

/** `address:port` of every door somebody opened. */
export type Found = string[];

export type Task =
  | ({ readonly kind: 'ask'; readonly url: string } & AskFrom)
  | { readonly kind: 'knock'; readonly hosts: readonly string[] };

/** Somebody in a network. */
export interface Asker {
  ask(url: string, asking?: Partial<AskFrom>): Promise<Answer>;
  /** Which doors of these hosts can be reached from there, of all there are. */
  knock(hosts: readonly string[]): Promise<Found>;
  close(): Promise<void>;
}

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly failed?: string;
}

export function openAsker(network: string): Asker {
  const { command, args } = enter(network, process.execPath, []);
  const child = fork(inCheckout('tools/bench/machines/ask-here.ts'), { execPath: command, execArgv: args });
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  child.on('message', ({ id, result, failed }: Reply) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (failed === undefined) asked?.resolve(result as never);
    else asked?.reject(new Error(failed));
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`nobody is left in ${network}`));
  });
  let last = 0;
  const send = <Result>(task: Task): Promise<Result> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      child.send({ id: last, task });
    });
  return {
    ask: (url, asking = {}) => send({ kind: 'ask', url, method: 'GET', ...asking }),
    knock: (hosts) => send({ kind: 'knock', hosts }),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const over = once(child, 'exit');
      child.disconnect();
      await over;
    },
  };
}
