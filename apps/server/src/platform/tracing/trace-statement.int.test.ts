import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DB } from '#db/schema.gen';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { inTx } from '../ctx.ts';
import { FIRST_POD } from '../db/pod.ts';
import { prepared } from '../db/prepared.ts';
import { registerMerchant } from '../tenancy/register-merchant.ts';
import { type TraceSpan, traced, useTracer, within } from './trace.ts';

let mall: TestMall;
let begun: { name: string; from: unknown }[] = [];

beforeAll(async () => {
  mall = await testMall();
  await registerMerchant(mall.url, { mid: '1', pod: FIRST_POD, hosts: {} });
});
afterAll(async () => {
  useTracer(undefined);
  await mall.close();
});
beforeEach(() => {
  begun = [];
  useTracer({
    unfollowed: '',
    begin: ({ name }, from) => {
      begun.push({ name, from });
      return aSpan(name);
    },
  });
});

const aSpan = (traceId: string): TraceSpan => ({
  ...{ traceId, traceparent: traceId },
  ...{ rename: () => undefined, label: () => undefined, end: () => undefined },
});
const read = prepared('probe.read', (tables: Kysely<DB>, _values: object) => tables.selectFrom('platform.directory').select('mid'));

test('reads that share a packet belong to whoever asked for each, or to nobody (A30)', async () => {
  const [one, other] = [aSpan('one'), aSpan('other')];
  const spans = [one, undefined, other];
  await Promise.all(spans.map((span) => within(span, () => read(mall.pod.as.qianpu_public, {}))));
  expect(begun).toEqual([
    { name: 'SQL probe.read', from: one },
    { name: 'SQL probe.read', from: other },
  ]);
});

test('a transaction shows its statements by name, and without their text', async () => {
  await within(aSpan('request'), () =>
    traced(
      () => ({ name: 'call probe', kind: 'internal' }),
      () => inTx(mall.ctx('1'), (ctx) => sql`select 'typed by somebody'`.execute(ctx.db)),
    ),
  );
  const names = ['call probe', 'SQL begin', 'SQL platform.enter', 'SQL unnamed', 'SQL commit'];
  expect(begun.map(({ name }) => name)).toEqual(names);
  expect(begun.map(({ from }) => (from as TraceSpan).traceId)).toEqual(['request', ...names.slice(1).map(() => 'call probe')]);
});

test('without a tracer nothing is begun', async () => {
  useTracer(undefined);
  await within(aSpan('request'), () => read(mall.pod.as.qianpu_public, {}));
  expect(begun).toEqual([]);
});
