import type { HeaderRow } from '../call.ts';

interface HeaderSender {
  readonly mid: string;
  readonly cid: string;
  readonly token: string;
}

/** Headers of a header-style call (spec 7.1 no. 2). */
export const callHeaders = (from: HeaderSender): Record<string, string> => ({
  businessId: '1',
  merchantId: from.mid,
  mid: from.mid,
  shopId: from.cid,
  cid: from.cid,
  ...(from.token && { token: from.token, accessToken: from.token }),
});

export interface WireRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** GET sends its input as query, and so does an upload, whose body is the file; POST as JSON or as a form; places of the path are filled from the input. */
export function headerRequest(row: HeaderRow, input: object, from: HeaderSender): WireRequest {
  const rest: Record<string, unknown> = { ...input };
  const url = row.path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const headers = callHeaders(from);
  if (row.method === 'GET' || row.isUpload) {
    const search = formOf(rest);
    return { url: search ? `${url}?${search}` : url, method: row.method, headers };
  }
  // A console looks at no shop in particular.
  const standIn = from.cid === '' ? {} : { cid: from.cid, mid: from.mid };
  const data = Object.keys(rest).length > 0 ? rest : standIn;
  const [type, body] = row.isForm ? ['x-www-form-urlencoded', formOf(data)] : ['json', JSON.stringify(data)];
  return { url, method: 'POST', headers: { ...headers, 'content-type': `application/${type}` }, body };
}

/** A list repeats its name, and one of a single entry says that it is one; what is undefined stays away, as it does in JSON. */
function formOf(data: object): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) {
    const field = Array.isArray(value) && value.length === 1 ? `${name}[]` : name;
    if (value !== undefined) for (const one of [value].flat()) form.append(field, String(one));
  }
  return form.toString();
}
