import { type CallName, rows } from '@qianpu/contract/rows';
import { expect } from 'vitest';
import { anAddress } from '../builders/populated-mall.ts';
import { type Answer, answerOf, faultOf, isOk, requestFrom, send } from '../call-table.ts';
import { fire } from './gun.ts';
import type { RaceEntry, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';

const requestOf = ({ name, input, token, key }: Shot) =>
  requestFrom(rows[name], input, {
    host: 'apples.test',
    mid: '1',
    cid: '11',
    address: anAddress(),
    ...(token && { token }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });

/** One volley at fresh state: every answer is one that is declared, and what the entry states holds. */
export async function fireVolley(house: RaceHouse, entry: RaceEntry, size: number): Promise<void> {
  const { shots, judge } = await entry.prepare(house, size);
  expect(shots.length).toBe(size);
  const hits = await fire(house.port, shots.map(requestOf));
  const answers = shots.map(({ name }, at) => answerOf(rows[name], hits[at] ?? { statusCode: 0, body: '', headers: {} }));
  expect(shots.flatMap(({ name }, at) => faultOf(name, answers[at] as Answer) ?? [])).toEqual([]);
  await judge(answers);
}

/** One call without a race, before or after. */
export const callNear = async (house: RaceHouse, shot: Shot): Promise<Answer> => {
  const { name, input, token, key } = shot;
  const headers = key ? { 'idempotency-key': key } : {};
  return send(house.near, rows[name], input, {
    host: 'apples.test',
    mid: '1',
    cid: '11',
    address: anAddress(),
    ...(token && { token }),
    headers,
  });
};

/** Shots of several kinds in turn, so many in all. */
export const inTurn = (size: number, ...kinds: readonly ((nth: number) => Shot)[]): Shot[] =>
  Array.from({ length: size }, (_, at) => kinds[at % kinds.length]?.(Math.floor(at / kinds.length)) ?? []).flat();

export const times = (size: number, make: (nth: number) => Shot): Shot[] => Array.from({ length: size }, (_, at) => make(at));

export const shuffled = (shots: readonly Shot[]): Shot[] =>
  shots
    .map((shot) => ({ shot, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ shot }) => shot);

export const okCount = (answers: readonly Answer[]): number => answers.filter(isOk).length;
export const codes = (answers: readonly Answer[]): unknown[] => [...new Set(answers.map(({ code }) => code))];
/** Answers to the shots of one call. */
export const answersTo = (name: CallName, shots: readonly Shot[], answers: readonly Answer[]): Answer[] =>
  answers.filter((_, at) => shots[at]?.name === name);
