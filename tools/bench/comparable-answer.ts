interface ComparedRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer as it can be compared: keys in order, whatever order a program writes them in. */
export async function comparableAnswer({ url, method, headers, body }: ComparedRequest): Promise<string> {
  const reply = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  const text = await reply.text();
  const keys = new Set<string>();
  JSON.parse(text, (key, value) => {
    keys.add(key);
    return value;
  });
  return `${reply.status} ${JSON.stringify(JSON.parse(text), [...keys].sort())}`;
}
