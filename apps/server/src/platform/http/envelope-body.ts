import { fail } from '@qianpu/contract/failure';

export interface EnvelopeBody {
  readonly head: { readonly target: string; readonly mid: string | undefined };
  readonly data: unknown;
}

/** Reads an envelope from a form body ("json=…") or from the json parameter of a GET (spec 7.1 no. 1). */
export function readEnvelope(raw: unknown): EnvelopeBody {
  const text = typeof raw === 'string' && raw.startsWith('json=') ? new URLSearchParams(raw).get('json') : raw;
  const body = typeof text === 'string' ? parseJson(text) : text;
  const { head, data } = (body ?? {}) as { head?: { target?: unknown; mid?: unknown }; data?: unknown };
  if (typeof head?.target !== 'string') throw fail('BAD_INPUT', ['head.target']);
  return { head: { target: head.target, mid: typeof head.mid === 'string' && head.mid !== '' ? head.mid : undefined }, data: data ?? {} };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fail('BAD_INPUT', ['json']);
  }
}
