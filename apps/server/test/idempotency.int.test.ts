import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fail } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Admission } from '#platform/http/admission';
import { createDispatch } from '#platform/http/dispatch';
import { createHttpServer, type HttpServer } from '#platform/http/http-server';
import { mountCalls } from '#platform/http/mount-calls';
import { createLog } from '#platform/log';
import { handlers } from '../src/app/modules.ts';
import { createOpenCtx, createOpenHookCtx } from '../src/app/open-ctx.ts';
import { aMember, aPopulatedMall, type PopulatedMall, type TestMember } from './builders/populated-mall.ts';
import { type Answer, send } from './call-table.ts';
import { type CrashPoint, probeTable } from './fixtures/acts-once.ts';

const row = rows['member.session.revoke'];

let house: PopulatedMall;
let server: HttpServer;
let member: TestMember;
let keys = 0;
const newKey = () => `test-key-${keys++}`;
/** What the work does next; the row's own handler has no effect that could be counted. */
let isFailing = false;

beforeAll(async () => {
  house = await aPopulatedMall();
  await house.mall.sql(probeTable);
  server = createHttpServer(createLog('test', 'silent'));
  const dispatch = createDispatch({
    handlers: {
      ...handlers,
      'member.session.revoke': async (ctx, { id }) => {
        await sql`insert into probe.effect (mid, member_id) values (${ctx.mid}, ${ctx.actor.memberId})`.execute(ctx.db);
        await wait(5);
        if (isFailing) throw fail('NOT_FOUND');
        return { ended: id !== '2' };
      },
    },
    checkedShare: 1,
    countCall: async () => undefined,
  });
  mountCalls(server, {
    admission: new Admission(createLog('test', 'silent')),
    dispatch,
    openCtx: createOpenCtx(house.mall.engines, house.mall.newId, createLog('test', 'silent')),
    openHookCtx: createOpenHookCtx(house.mall.engines, house.mall.newId, createLog('test', 'silent')),
    log: createLog('test', 'silent'),
  });
});
afterAll(async () => {
  await server.close();
  await house.close();
});
beforeEach(async () => {
  isFailing = false;
  member = await aMember(house.mall, '1');
});

const act = (key: string | undefined, { id = '1', who = member } = {}): Promise<Answer> =>
  send(server, row, { id }, house.from({ token: who.token, ...(key && { headers: { 'idempotency-key': key } }) }));

const effectsOf = async ({ memberId }: TestMember): Promise<number> =>
  (await house.mall.sql('select from probe.effect where member_id = $1', [memberId])).length;

describe('a request sent again', () => {
  test('50 at once with one key act once and get one answer', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => act(key)));
    expect(new Set(answers.map((answer) => answer.text))).toEqual(
      new Set(['{"code":0,"status":"success","data":{"ended":true},"message":""}']),
    );
    expect(await effectsOf(member)).toBe(1);
    expect((await act(key)).text).toBe(answers[0]?.text);
    expect(await effectsOf(member)).toBe(1);
  });

  test('without a key it acts each time', async () => {
    await Promise.all([act(undefined), act(undefined)]);
    expect(await effectsOf(member)).toBe(2);
  });

  test('with the same key and another body it is refused and does nothing', async () => {
    const key = newKey();
    await act(key);
    expect(await act(key, { id: '2' })).toMatchObject({ status: 200, code: '600409' });
    expect(await effectsOf(member)).toBe(1);
  });

  test("another member's equal key is another key", async () => {
    const key = newKey();
    const neighbour = await aMember(house.mall, '1');
    await act(key);
    expect(await act(key, { id: '2', who: neighbour })).toMatchObject({ code: 0, data: { ended: false } });
    expect([await effectsOf(member), await effectsOf(neighbour)]).toEqual([1, 1]);
  });

  test('work that fails leaves nothing and gives its key back', async () => {
    const key = newKey();
    isFailing = true;
    expect(await act(key)).toMatchObject({ code: '600404' });
    expect(await effectsOf(member)).toBe(0);
    isFailing = false;
    expect(await act(key, { id: '2' })).toMatchObject({ code: 0, data: { ended: false } });
    expect(await effectsOf(member)).toBe(1);
  });
});

describe('a process killed on the way', () => {
  const program = fileURLToPath(new URL('./fixtures/acts-once.ts', import.meta.url));

  async function run(key: string, dieAt?: CrashPoint) {
    const child = spawn(process.execPath, [program, house.mall.url, member.memberId, key], {
      env: { ...process.env, DIE_AT: dieAt ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said, [code, signal]] = await Promise.all([text(child.stdout), event(child, 'exit')]);
    return { said, code, signal };
  }

  test.each([
    ['claimed', 0],
    ['worked', 0],
    ['committed', 1],
  ] as const)('after it has %s: %i effects, and one after the retry', { timeout: 30_000 }, async (point, left) => {
    const key = newKey();
    expect(await run(key, point)).toEqual({ said: '', code: null, signal: 'SIGKILL' });
    expect(await effectsOf(member)).toBe(left);
    const retry = await run(key);
    expect(retry).toEqual({ said: '{"done":true}', code: 0, signal: null });
    expect(await effectsOf(member)).toBe(1);
    expect(await run(key)).toEqual(retry);
    expect(await effectsOf(member)).toBe(1);
  });
});
