export type QueryValue = string | readonly QueryValue[] | Query;
export interface Query {
  readonly [name: string]: QueryValue;
}

/** How deep names may nest, how long a list may be, how many parameters are read (spec 9). */
export const queryLimits = { depth: 5, list: 20, parameters: 1_000 } as const;

interface Node {
  [name: string]: string | Node;
}

/** The query of an address as data: `a=1`, `a[]=1&a[]=2`, `a[b][c]=1`. Names every object is born with are left out. */
export function readQuery(search: string): Query {
  const query: Node = {};
  for (const [key, value] of [...new URLSearchParams(search)].slice(0, queryLimits.parameters)) {
    const path = pathOf(key);
    if (key && !path.some((name) => name in {})) keep(query, path, value);
  }
  return settleAll(query);
}

/** "a[b][]" → a, b, "". Below the limit the rest is one name. */
function pathOf(key: string): readonly string[] {
  const groups = key.match(/\[[^\]]*\]/g) ?? [];
  const names = groups.slice(0, queryLimits.depth).map((group) => group.slice(1, -1));
  return [key.split('[', 1).join(), ...names, groups.slice(queryLimits.depth).join('')].slice(0, groups.length + 1);
}

/** A name without text, or one that is there already, adds to a list. */
function keep(node: Node, [name = '', ...rest]: readonly string[], value: string): void {
  const at = name || String(Number(Object.keys(node).findLast(isIndex) ?? -1) + 1);
  const known = node[at] ?? (rest.length > 0 ? {} : undefined);
  const next = typeof known === 'string' ? { 0: known } : known;
  node[at] = next ?? value;
  if (next) keep(next, rest, value);
}

const isIndex = (name: string) => /^(0|[1-9]\d*)$/.test(name);
const settleAll = (node: Node): Query => Object.fromEntries(Object.entries(node).map(([name, value]) => [name, settle(value)]));

/** Numbers below the limit are places in a list; engines keep them in order. */
function settle(value: string | Node): QueryValue {
  if (typeof value === 'string') return value;
  const isList = Object.keys(value).every((name) => isIndex(name) && Number(name) < queryLimits.list);
  return isList ? Object.values(value).map(settle) : settleAll(value);
}
