import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface TestSimulator {
  readonly endpoint: string;
  /** The newest code sent to a phone. */
  codeFor(phone: string): Promise<string>;
  /** Messages per phone, from the provider's own book. */
  book(): Promise<readonly { phone: string; accepted: number }[]>;
  close(): Promise<void>;
}

const program = path.join(import.meta.dirname, '../../simulator/src/main.ts');

/** The account both sides know; the server's tests take it from here. */
export const smsAccount = {
  SMS_SECRET_ID: 'AKIDtest',
  SMS_SECRET_KEY: 'a key for tests',
  SMS_APP_ID: '1400006666',
  SMS_SIGN_NAME: '千铺',
  SMS_TEMPLATE_ID: '1110',
};

/** The providers' side of the world, as a process of its own. */
export async function aSimulator(): Promise<TestSimulator> {
  const dir = mkdtempSync(path.join(tmpdir(), 'qianpu-simulator-'));
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...smsAccount, SIMULATOR_PORT: '0', SIMULATOR_DIR: dir, LOG_LEVEL: 'info' },
  });
  const endpoint = await firstMatch(createInterface(child.stdout), /Server listening at (http:\/\/127\.0\.0\.1:\d+)/);
  // Nobody reads on: a full pipe would stop the simulator.
  child.stdout.resume();
  const read = async <T>(where: string) => (await (await fetch(endpoint + where)).json()) as T;
  return {
    endpoint,
    codeFor: async (phone) => (await read<{ code: string }[]>(`/inbox.json?phone=${phone}`))[0]?.code ?? '',
    book: () => read('/book.json'),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function firstMatch(lines: AsyncIterable<string>, wanted: RegExp): Promise<string> {
  for await (const line of lines) {
    const found = wanted.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('the simulator ended before it listened');
}
