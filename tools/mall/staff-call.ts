import { readFileSync } from 'node:fs';
import { type CallRow, type HeaderRow, isPlanned } from '../../packages/contract/src/call.ts';
import { examples } from '../../packages/contract/src/examples.ts';
import { failures } from '../../packages/contract/src/failure.ts';
import { rows } from '../../packages/contract/src/rows.ts';
import type { ReplyBody } from '../../packages/contract/src/wire/reply.ts';
import { MallFailure } from './failure.ts';
import { refuseUnknown } from './suggest-name.ts';

export interface StaffCall {
  readonly name: string;
  readonly row: HeaderRow;
}

/** Every built call that is staff's to make. */
export const staffCalls: readonly StaffCall[] = (Object.entries(rows) as [string, CallRow][]).flatMap(([name, row]) =>
  row.auth === 'staff' && row.style === 'header' && !isPlanned(row) ? [{ name, row }] : [],
);

export const exampleOf = (name: string): string => {
  const [first] = examples[name as keyof typeof examples];
  return typeof first === 'object' ? JSON.stringify(first) : '{}';
};

const asTyped = (name: string) => `./mall staff call ${name} '${exampleOf(name)}'`;

export function findStaffCall(name: string): StaffCall {
  const call = staffCalls.find((known) => known.name === name);
  if (call) return call;
  if (name === 'staff.account.login') throw new MallFailure('logging in has its own command', { hints: ['./mall staff login'] });
  const row = (rows as Record<string, CallRow>)[name];
  if (row && row.auth !== 'staff') throw new MallFailure(`${name} is a ${row.auth}'s call`, { hints: ['./mall staff call lists staff’s'] });
  if (row) throw new MallFailure(`${name} is planned, nobody has built it yet`, { hints: ['./mall staff call lists what is built'] });
  return refuseUnknown(
    'staff call',
    name,
    staffCalls.map((known) => known.name),
    './mall staff call lists them all',
  );
}

export function readInput(name: string, text: string): object {
  try {
    const input: unknown = JSON.parse(text);
    if (typeof input === 'object' && input !== null && !Array.isArray(input)) return input;
  } catch {
    // Said below, with an example.
  }
  throw new MallFailure(`the input must be a JSON object, not ${text}`, { hints: [asTyped(name)] });
}

/** The file an upload sends; no other call has one. */
export function readUpload(name: string, row: HeaderRow, path: string | undefined): { body?: Buffer<ArrayBuffer> } {
  if ((path !== undefined) !== (row.isUpload ?? false)) {
    const hints = row.isUpload ? [`${asTyped(name)} --file picture.jpg`] : [asTyped(name)];
    throw new MallFailure(row.isUpload ? `${name} sends a file` : `${name} sends no file`, { hints });
  }
  if (path === undefined) return {};
  try {
    return { body: readFileSync(path) };
  } catch {
    throw new MallFailure(`${path} cannot be read`, { hints: [] });
  }
}

/** What a refused call means for the one who typed it. */
export function refusalOf(name: string, { code, message, data }: ReplyBody): MallFailure {
  const hints: Partial<Record<string | number, string>> = {
    [failures.NOT_LOGGED_IN.code]: './mall staff login',
    [failures.LOGIN_INVALID.code]: './mall staff login',
    [failures.BAD_INPUT.code]:
      `${Array.isArray(data) && data.length > 0 ? `look at ${data.join(', ')}; ` : ''}an example: ${asTyped(name)}`,
    [failures.FOREIGN_MERCHANT.code]:
      `a role must name ${name}: ./mall staff call staff.account.me shows yours; ./mall staff login gives the owner all`,
    [failures.NOT_FOUND.code]: 'this merchant has nothing of that id',
    [failures.TOO_OFTEN.code]: 'wait a minute',
    [failures.FACTOR_NEEDED.code]: './mall staff login --code 123456; the code is lost: ./mall staff reset-factor',
    [failures.WRONG_FACTOR.code]: 'each code is good once: wait for the next one',
    [failures.FACTOR_COMPULSORY.code]: './mall staff call staff.factor.begin, then staff.factor.confirm',
    [failures.SECOND_PERSON_NEEDED.code]: 'trade.refund.request asks for it; somebody else makes trade.refund.approve',
    [failures.PAGE_CHANGED.code]: 'decoration.page.draft shows it as it is now',
    [failures.PAGE_UNFIT.code]: 'decoration.page.check says what is wrong with it; a page needs a block',
    [failures.INTERNAL.code]: './mall status; the api’s log tells why',
  };
  const hint = hints[code];
  return new MallFailure(`${name}: ${message} (${code})`, { hints: hint === undefined ? [] : [hint] });
}
