import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TxCtx } from '#platform/ctx';
import { createSeal } from '#platform/secrets/seal';
import { isOwnState, makeState } from './wechat-state.ts';

const appId = 'wx0123456789abcdef';
const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const seal = createSeal('0f'.repeat(32));
const begun = Date.parse('2026-11-16T12:00:00Z');
const ctx = ({ mid = '1', now = begun, key = seal } = {}) => ({ mid, now: new Date(now), gateways: { seal: key } }) as unknown as TxCtx;
const state = makeState(ctx(), appId, challenge);

test('a state is its own page’s for ten minutes (spec 4)', () => {
  expect(isOwnState(ctx(), appId, { state, verifier })).toBe(true);
  expect(isOwnState(ctx({ now: begun + 599_000 }), appId, { state, verifier })).toBe(true);
  expect(isOwnState(ctx({ now: begun + 600_000 }), appId, { state, verifier })).toBe(false);
});

test('a state outlives the change of the key it was signed with', () => {
  const next = '0e'.repeat(32);
  expect(isOwnState(ctx({ key: createSeal(next, '0f'.repeat(32)) }), appId, { state, verifier })).toBe(true);
});

test('a state is nobody else’s: no merchant, app, verifier, key or later end of another', () => {
  const proof = { state, verifier };
  expect(isOwnState(ctx({ mid: '2' }), appId, proof)).toBe(false);
  expect(isOwnState(ctx(), 'wx0123456789abcdee', proof)).toBe(false);
  expect(isOwnState(ctx(), appId, { state, verifier: challenge })).toBe(false);
  expect(isOwnState(ctx({ key: createSeal('0e'.repeat(32)) }), appId, proof)).toBe(false);
  for (const forged of ['', state.slice(1), `${state}0`, `1${state}`, String(Number(state.slice(0, 10)) + 1) + state.slice(10)])
    expect(isOwnState(ctx(), appId, { state: forged, verifier }), forged).toBe(false);
});
