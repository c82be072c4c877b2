import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function written(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  write(createLog('test', 'info', sink));
  return JSON.parse(lines.join(''));
}

describe('log lines (spec 8)', () => {
  it('say why an engine failed', () => {
    const error = Object.assign(new Error('terminating connection'), { code: '57P01' });
    expect(written((log) => log.error({ err: error }, 'away'))).toMatchObject({
      err: { message: 'terminating connection', reason: '57P01' },
    });
  });

  it.each(['code', 'token', 'accessToken', 'password', 'ticket', 'openId', 'phone'])('hold no %s', (secret) => {
    const line = written((log) => log.info({ [secret]: '123456', body: { [secret]: '123456' }, err: new Error('no') }));
    expect(JSON.stringify(line)).not.toContain('123456');
  });
});
