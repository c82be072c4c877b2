import { fail } from '@qianpu/contract/failure';
import { readFormJson } from '@qianpu/contract/wire/envelope';
import secureJson from 'secure-json-parse';
import type { EnvelopeClaims } from './caller.ts';

export interface EnvelopeBody {
  readonly target: string;
  readonly claims: EnvelopeClaims;
  readonly data: unknown;
  readonly head: Readonly<Record<string, unknown>>;
}

/** Reads an envelope from a form body ("json=…") or from the json parameter of a GET (spec 7.1 no. 1). */
export function readEnvelope(raw: unknown): EnvelopeBody {
  const json = typeof raw === 'string' && raw.startsWith('json=') ? readFormJson(raw) : raw;
  const body = typeof json === 'string' ? parseJson(json) : json;
  const { head, data } = (body ?? {}) as { head?: Record<string, unknown>; data?: unknown };
  if (typeof head?.target !== 'string') throw fail('BAD_INPUT', ['head.target']);
  return { target: head.target, claims: { mid: text(head.mid), accessToken: text(head.accessToken) }, data: data ?? {}, head };
}

/** Keys that would reach an object's prototype are refused. */
function parseJson(json: string): unknown {
  try {
    return secureJson.parse(json);
  } catch {
    throw fail('BAD_INPUT', ['json']);
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
