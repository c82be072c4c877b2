import { describe, expect, test } from 'vitest';
import { MallFailure } from './failure.ts';
import { exampleOf, findStaffCall, readInput, readUpload, refusalOf, staffCalls } from './staff-call.ts';

function refused(work: () => unknown): MallFailure {
  try {
    work();
  } catch (error) {
    if (error instanceof MallFailure) return error;
  }
  throw new Error('it was not refused');
}

describe('staff calls from the command line', () => {
  test.each(staffCalls.map(({ name }) => name))('%s is found and its example is good input', (name) => {
    expect(findStaffCall(name).row.auth).toBe('staff');
    expect(readInput(name, exampleOf(name))).toBeTypeOf('object');
  });

  test.each([
    ['member.account.bra', 'did you mean "member.account.bar"?'],
    ['staff.account.login', './mall staff login'],
    ['member.account.detail', './mall staff call lists staff’s'],
    ['nothing.like.this', './mall staff call lists them all'],
  ])('%s is refused with advice: %s', (name, hint) => {
    expect(refused(() => findStaffCall(name)).hints).toContain(hint);
  });

  test.each(['', '{', '[]', '1', 'null'])('the input %j is refused with an example', (text) => {
    expect(refused(() => readInput('member.account.bar', text)).hints).toEqual([`./mall staff call member.account.bar '{"id":"1"}'`]);
  });

  test('a file goes with the calls that send one, and with no other', () => {
    const upload = (name: string, path?: string) => readUpload(name, findStaffCall(name).row, path);
    expect(upload('member.account.bar')).toEqual({});
    expect(upload('asset.file.uploadForShop', import.meta.filename).body?.toString()).toContain('a file goes with');
    expect(refused(() => upload('asset.file.uploadForShop')).hints.join()).toContain('--file picture.jpg');
    expect(refused(() => upload('member.account.bar', 'x')).message).toBe('member.account.bar sends no file');
    expect(refused(() => upload('asset.file.uploadForShop', '/no/such/picture')).message).toContain('cannot be read');
  });

  test('a refusal says what to do next', () => {
    const hintOf = (code: string | number, data: unknown = null) =>
      refusalOf('member.account.bar', { code, message: 'no', data }).hints.join();
    expect(hintOf(10020)).toBe('./mall staff login');
    expect(hintOf('600400', ['id'])).toContain('look at id; an example: ./mall staff call member.account.bar');
    expect(hintOf('600403')).toContain('a role must name member.account.bar');
    expect(hintOf('600404')).toContain('nothing of that id');
    expect(hintOf('602002')).toContain('--code');
    expect(hintOf('611024')).toContain('trade.refund.request');
    expect(hintOf('605001')).toContain('decoration.page.draft');
    expect(hintOf('605002')).toContain('decoration.page.check');
  });
});
