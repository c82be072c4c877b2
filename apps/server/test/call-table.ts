import { randomUUID } from 'node:crypto';
import { type CallRow, envelopePath, type HookRow, isPlanned } from '@qianpu/contract/call';
import { examples } from '@qianpu/contract/examples';
import { failures } from '@qianpu/contract/failure';
import { type CallName, type RowName, rows } from '@qianpu/contract/rows';
import type { KnownIds } from '@qianpu/contract/schema';
import { schemas } from '@qianpu/contract/schemas';
import { envelopeJson } from '@qianpu/contract/wire/envelope';
import { callHeaders, headerRequest } from '@qianpu/contract/wire/header';
import qs from 'qs';
import type { HttpServer } from '#platform/http/http-server';

/** The table as tests walk it: what is written over these lists covers tomorrow's rows too. */
const entries = Object.entries(rows) as [RowName, CallRow][];
export const builtRows = entries.filter(([, row]) => !isPlanned(row)) as [CallName, CallRow][];
export const plannedRows = entries.filter(([, row]) => isPlanned(row));

/** The good inputs of a call, with the ids of a mall that runs. */
export const examplesOf = (name: CallName, known: KnownIds): object[] =>
  (examples[name] as readonly (object | ((known: KnownIds) => object))[]).map((example) =>
    typeof example === 'function' ? example(known) : example,
  );

export interface Sender {
  readonly host: string;
  readonly mid: string;
  readonly cid: string;
  readonly token?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly code: unknown;
  readonly data: unknown;
  /** As it travelled. */
  readonly text: string;
  readonly headers: string;
}

/** Sends any input, however wrong, in the row's wire style; with a key of its own where a call must have one. */
export async function send(server: HttpServer, row: CallRow, input: unknown, from: Sender): Promise<Answer> {
  return answerOf(row, await server.inject(requestFrom(row, input, from)));
}

/** The request `send` makes, for those who carry it themselves. */
export function requestFrom(row: CallRow, input: unknown, from: Sender): SentRequest {
  const request = requestOf(row, input, from);
  const headers = {
    host: from.host,
    ...(from.address && { 'x-forwarded-for': from.address }),
    ...('idempotency' in row && row.idempotency === 'required' && { 'idempotency-key': randomUUID() }),
    ...request.headers,
    ...from.headers,
  };
  return { ...request, headers };
}

interface GotReply {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: object;
}

export function answerOf(row: CallRow, reply: GotReply): Answer {
  if (row.style === 'hook') return hookAnswer(reply);
  const body = readBody(reply.body);
  return { status: reply.statusCode, code: body?.code, data: body?.data, text: reply.body, headers: JSON.stringify(reply.headers) };
}

/** A hook answers in its provider's form: held against the row as the status and the text the handler chose. */
function hookAnswer({ statusCode, body, headers }: GotReply): Answer {
  const isInForm = statusCode < 500 && ['string', 'number'].includes(typeof readBody(body)?.code);
  const data = { status: statusCode, body };
  return { status: isInForm ? 200 : statusCode, code: isInForm ? 0 : undefined, data, text: body, headers: JSON.stringify(headers) };
}

export interface SentRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}

function requestOf(row: CallRow, input: unknown, from: Sender): SentRequest {
  const sender = { mid: from.mid, cid: from.cid, token: from.token ?? '', now: new Date() };
  if (row.style === 'hook') return hookRequest(row, input);
  if (row.style === 'envelope') {
    const body = isPlainObject(input) ? envelopeJson(row, input, sender) : spoilData(envelopeJson(row, {}, sender), input);
    return { method: 'POST', url: envelopePath(row.base), headers: form, payload: new URLSearchParams({ json: body }).toString() };
  }
  if (row.isForm) {
    // A form has room for what is spoiled, too.
    return { method: 'POST', url: row.path, headers: { ...callHeaders(sender), ...form }, payload: qs.stringify(input) };
  }
  if (isPlainObject(input) && Object.keys(input).length > 0 && row.method === 'POST' && !row.isUpload) {
    const { url, method, headers, body = '' } = headerRequest(row, input, sender);
    return { url, method, headers: { ...headers }, payload: body };
  }
  const url = row.path.replace(/\{(\w+)\}/g, (_, name: string) => placeOf(input, name));
  if (row.isUpload) {
    const headers = { ...callHeaders(sender), 'content-type': 'image/png' };
    return { method: 'POST', url: `${url}?${qs.stringify(input)}`.slice(0, 8_000), headers, payload: aSmallPicture };
  }
  if (row.method === 'GET') return { method: 'GET', url: `${url}?${qs.stringify(input)}`.slice(0, 8_000), headers: callHeaders(sender) };
  return { method: 'POST', url, headers: { ...callHeaders(sender), ...json }, payload: JSON.stringify(input) ?? '' };
}

/** A path's place from the input; what is not there, or would change the path, is something no call can read. */
function placeOf(input: unknown, name: string): string {
  const value = isPlainObject(input) ? (input as Record<string, unknown>)[name] : undefined;
  const text = (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed().slice(0, 20);
  return /^\.*$/.test(text) ? '-' : encodeURIComponent(text);
}

/** Its path's places, headers and raw body stand in the input; of a spoiled one whatever can still be sent. */
function hookRequest(row: HookRow, input: unknown): SentRequest {
  const { headers, body, ...places } = (isPlainObject(input) ? input : {}) as Record<string, unknown>;
  const textOf = (place: unknown) => (typeof place === 'string' ? place : String(JSON.stringify(place)));
  const url = row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(places[name] ?? '1').toWellFormed()).slice(0, 500),
  );
  const own = Object.entries(isPlainObject(headers) ? headers : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^(?!content-|host$)[a-z][a-z-]*$/.test(entry[0]),
  );
  const payload = typeof body === 'string' ? body : (JSON.stringify(body ?? input) ?? '');
  return { method: 'POST', url, headers: { ...json, ...Object.fromEntries(own) }, payload };
}

/** One red point: what an upload sends when a test is about something else. */
const aSmallPicture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC', 'base64');

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const isPlainObject = (input: unknown): input is object => typeof input === 'object' && input !== null && !Array.isArray(input);
const spoilData = (envelope: string, data: unknown) => JSON.stringify({ ...JSON.parse(envelope), data });

function readBody(text: string): { code?: unknown; data?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const okCodes: readonly unknown[] = [0, '200'];
const failureCodes: ReadonlySet<unknown> = new Set(Object.values(failures).map(({ code }) => code));

export const isOk = (answer: Answer): boolean => answer.status === 200 && okCodes.includes(answer.code);

/** What is wrong with an answer; undefined when it is a success with exactly the declared data, or a refusal that is declared. */
export function faultOf(name: CallName, answer: Answer): string | undefined {
  if (answer.status !== 200) return `status ${answer.status}: ${answer.text.slice(0, 200)}`;
  if (!isOk(answer)) return failureCodes.has(answer.code) ? undefined : `an unknown code: ${answer.text.slice(0, 200)}`;
  const untrue = untruePriceIn(answer.data);
  if (untrue) return `a reference price that is no higher than the price: ${untrue}`;
  const read = schemas[name].output.safeParse(answer.data);
  if (!read.success) return `data beside its schema: ${read.error.message}`;
  // A schema drops what it does not name: a difference is a field that left the house undeclared.
  return JSON.stringify(sorted(read.data)) === JSON.stringify(sorted(answer.data)) ? undefined : 'data with undeclared fields';
}

/** What of an answer is struck through beside a price it does not exceed (decision 44). */
export function untruePriceIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(untruePriceIn).find((found) => found !== undefined);
  if (!isPlainObject(value)) return undefined;
  const { priceFen, listPriceFen } = value as Record<string, unknown>;
  if (typeof listPriceFen === 'number' && typeof priceFen === 'number' && listPriceFen <= priceFen)
    return JSON.stringify({ priceFen, listPriceFen });
  return untruePriceIn(Object.values(value));
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};
