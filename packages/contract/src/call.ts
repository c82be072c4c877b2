/** One row of the table of calls: plain data, so that it can travel to the phone (schemas stay on the server). */
export type Auth = 'visitor' | 'member' | 'staff';
export type Effect = 'read' | 'write' | 'orchestrate';

/** Service bases of the specification (§7.1) that rows use so far; a base is a URL prefix of one process. */
export const prefixOf = {
  manager: '/api-manager-web',
  merchants: '/api-merchants-web',
  decoration: '/api-decoration-web',
  item: '/api-item-web',
} as const;
export type Base = keyof typeof prefixOf;

interface RowFacts {
  readonly auth: Auth;
  readonly effect: Effect;
  /** Section of the specification that asks for the call. */
  readonly section: string;
}

export interface EnvelopeRow extends RowFacts {
  readonly style: 'envelope';
  readonly base: Base;
  readonly target: string;
}

export interface HeaderRow extends RowFacts {
  readonly style: 'header';
  readonly base: Base;
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

export type CallRow = EnvelopeRow | HeaderRow;

/** Envelope style (spec 7.1 no. 1): one address per base, the target inside the body tells the calls apart. */
export const envelope = <const F extends RowFacts>(base: Base, target: string, facts: F) =>
  ({ style: 'envelope', base, target, ...facts }) as const;

/** Header style (spec 7.1 no. 2). */
export const get = <const F extends RowFacts>(base: Base, path: string, facts: F) =>
  ({ style: 'header', base, method: 'GET', path: `${prefixOf[base]}${path}`, ...facts }) as const;
export const post = <const F extends RowFacts>(base: Base, path: string, facts: F) =>
  ({ style: 'header', base, method: 'POST', path: `${prefixOf[base]}${path}`, ...facts }) as const;

export const envelopePath = (base: Base) => `${prefixOf[base]}/${base}/api.do`;
