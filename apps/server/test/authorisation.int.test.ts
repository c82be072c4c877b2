import type { CallRow } from '@qianpu/contract/call';
import { failures } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import { schemas } from '@qianpu/contract/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember, tokenFor } from './builders/populated-mall.ts';
import { type Answer, builtRows, examplesOf, send } from './call-table.ts';
import { tablesWithIds, tenantRows } from './tenant-rows.ts';

let house: PopulatedMall;
let neighbour: TestMember;
let foreigner: TestMember;

beforeAll(async () => {
  house = await aPopulatedMall();
  neighbour = await aMember(house.mall, '1');
  foreigner = await aMember(house.mall, '2');
  await aStaffToken(house.mall, '2', []);
});
afterAll(() => house.close());

type Verdict = 'answered' | 'NOT_LOGGED_IN' | 'LOGIN_INVALID' | 'LOGIN_FORBIDDEN' | 'FOREIGN_MERCHANT';
const verdicts: readonly Verdict[] = ['NOT_LOGGED_IN', 'LOGIN_INVALID', 'LOGIN_FORBIDDEN', 'FOREIGN_MERCHANT'];

interface Column {
  readonly who: string;
  token(name: CallName): Promise<string>;
  verdict(row: CallRow): Verdict;
}

const forMembers = ({ auth }: CallRow): Verdict => (auth === 'staff' ? 'LOGIN_INVALID' : 'answered');
const forStaff =
  (verdict: (row: CallRow) => Verdict) =>
  (row: CallRow): Verdict => {
    if (row.auth === 'visitor') return 'answered';
    return row.auth === 'staff' ? verdict(row) : 'LOGIN_INVALID';
  };
const unlessOwn = ({ scope }: CallRow): Verdict => (scope === 'own' ? 'answered' : 'FOREIGN_MERCHANT');
/** A provider has no login: whatever token comes with its callback is not looked at. */
const nobody = ({ style }: CallRow): Verdict => (style === 'hook' ? 'answered' : 'LOGIN_INVALID');

const columns: readonly Column[] = [
  { who: 'a visitor', token: async () => '', verdict: ({ auth }) => (auth === 'visitor' ? 'answered' : 'NOT_LOGGED_IN') },
  { who: 'a member', token: async () => (await aMember(house.mall, '1')).token, verdict: forMembers },
  { who: "another merchant's member", token: async () => (await aMember(house.mall, '2')).token, verdict: nobody },
  {
    who: 'a member who is forbidden to log in',
    token: () => spoiledMember('update member.account set login_forbidden_at = platform.now() where id = $1'),
    verdict: ({ style, answersForbidden }) => (style === 'hook' || answersForbidden ? 'answered' : 'LOGIN_FORBIDDEN'),
  },
  {
    who: 'a member barred from every shop, who is refused orders alone',
    token: () => spoiledMember('insert into member.bar (mid, member_id, cid, barred_at) values (1, $1, 0, platform.now())'),
    verdict: forMembers,
  },
  {
    who: 'a member whose login has run out',
    token: () => spoiledMember("update member.session set expires_at = platform.now() - interval '1 second' where member_id = $1"),
    verdict: nobody,
  },
  {
    who: 'a member who logged out',
    token: () => spoiledMember('update member.session set revoked_at = platform.now() where member_id = $1'),
    verdict: nobody,
  },
  { who: 'staff who may', token: () => tokenFor(house.mall, 'staff'), verdict: forStaff(() => 'answered') },
  { who: 'staff who may all else', token: (name) => aStaffToken(house.mall, '1', othersThan(name)), verdict: forStaff(unlessOwn) },
  { who: "another merchant's staff", token: (name) => aStaffToken(house.mall, '2', [name]), verdict: nobody },
];

const othersThan = (name: CallName) => [...builtRows.map(([other]) => other).filter((other) => other !== name), `${name}.*`, 'x.*'];

async function spoiledMember(statement: string): Promise<string> {
  const { token, memberId } = await aMember(house.mall, '1');
  await house.mall.sql(statement, [memberId]);
  return token;
}

/** A ticket nobody has is refused as a token nobody has is, whoever brings it. */
const orRefused = (name: CallName, verdict: Verdict): Verdict =>
  name === 'member.ticket.redeem' && verdict === 'answered' ? 'LOGIN_INVALID' : verdict;

const verdictOf = (code: unknown): Verdict =>
  verdicts.find((verdict) => verdict !== 'answered' && failures[verdict].code === code) ?? 'answered';

describe.each(builtRows)('%s', (name, row) => {
  test.each(columns)('for $who', async ({ token, verdict }) => {
    for (const input of examplesOf(name, house.known)) {
      const answer = await send(house.server, row, input, house.from({ token: await token(name) }));
      expect(answer.status).toBe(200);
      expect(verdictOf(answer.code)).toBe(orRefused(name, verdict(row)));
    }
  });

  const places = idPlaces(name);
  test.skipIf(places.length === 0)("what is somebody else's answers as what is not there, and stays as it is", async () => {
    const before = await tenantRows(house.mall, { mid: '2' });
    const strange = await foreignIds(row);
    expect(strange.length).toBeGreaterThan(0);
    for (const place of places) {
      const absent = await askWith(name, row, place, '999999999');
      for (const { table, id } of strange)
        expect(wordsOf(name, await askWith(name, row, place, id)), `${place} from ${table}`).toBe(wordsOf(name, absent));
    }
    expect(await tenantRows(house.mall, { mid: '2' })).toEqual(before);
    const [session] = await house.mall.sql('select revoked_at from member.session where id = $1', [neighbour.sessionId]);
    expect(session).toEqual({ revoked_at: null });
  });
});

/** A look at goods counts itself, a task that is started has a number of its own, and some say what time it is: such an answer differs with every ask. */
const wordsOf = (name: CallName, { text }: Answer): string =>
  (name === 'catalog.product.totalView' ? text.replace(/"total":\d+/, '"total":…') : text)
    .replace(/"taskId":"\d+"/, '"taskId":…')
    .replace(/"serverNow":\d+/, '"serverNow":…');

/** Fields of an input that name a thing by its id. The shop is left out: who may ask for which shop is no secret. */
function idPlaces(name: CallName): string[] {
  const { properties = {} } = z.toJSONSchema(schemas[name].input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { pattern?: string; items?: { pattern?: string } }>;
  };
  const isId = (pattern?: string) => pattern?.startsWith('^[1-9]\\d{0,') ?? false;
  return Object.entries(properties)
    .filter(([field, { pattern, items }]) => field !== 'cid' && (isId(pattern) || isId(items?.pattern)))
    .map(([field]) => field);
}

async function askWith(name: CallName, row: CallRow, place: string, id: string) {
  const [example = {}] = examplesOf(name, house.known);
  const isList = Array.isArray(schemas[name].input.safeParse({ ...example, [place]: [id] }).data?.[place as never]);
  return send(house.server, row, { ...example, [place]: isList ? [id] : id }, house.from({ token: await tokenFor(house.mall, row.auth) }));
}

interface ForeignId {
  readonly table: string;
  readonly id: string;
}

/** By whether members ask: each test shows that these rows stay as they are, so they are looked up once. */
const foreign = new Map<boolean, Promise<ForeignId[]>>();

function foreignIds({ auth }: CallRow): Promise<ForeignId[]> {
  const isMembers = auth === 'member';
  const found = foreign.get(isMembers) ?? findForeignIds(isMembers);
  foreign.set(isMembers, found);
  return found;
}

/** An id of the other merchant of every kind; for members also one of a member of the same merchant. */
async function findForeignIds(isMembers: boolean): Promise<ForeignId[]> {
  const found: ForeignId[] = [];
  for (const { table, hasOwner } of await tablesWithIds(house.mall)) {
    const theirs = await house.mall.sql<{ id: string }>(`select id from ${table} where mid = 2 limit 1`);
    const neighbours =
      hasOwner && isMembers
        ? await house.mall.sql<{ id: string }>(`select id from ${table} where mid = 1 and member_id = $1 limit 1`, [neighbour.memberId])
        : [];
    found.push(...[...theirs, ...neighbours].map(({ id }) => ({ table, id })));
  }
  return found;
}

test('the foreign things of these tests exist', async () => {
  const mine = await house.mall.sql('select id from member.session where mid = 2 and id = $1', [foreigner.sessionId]);
  expect(mine).toHaveLength(1);
});
