/** One row of the table of calls: plain data, so that it can travel to the phone (schemas stay on the server). */
export type Auth = 'visitor' | 'member' | 'staff';
/** `write` runs in one transaction; `orchestrate` talks to somebody outside and opens its own short ones. */
export type Effect = 'read' | 'write' | 'orchestrate';

/** Service bases of the specification (§7.1, §7.4): a base is a URL prefix, not a process. */
export const prefixOf = {
  client: '/api-client-web',
  public: '/api-public-web',
  order: '/api-order-web',
  member: '/member',
  decoration: '/api-decoration-web',
  commission: '/api-commission-web',
  manager: '/api-manager-web',
  data: '/api-data-web',
  upload: '/api-upload-web',
  item: '/api-item-web',
  cart: '/ccart',
  tuan: '/cg-api',
  app: '/api-app-web',
  marketing: '/api-marketing-web',
  distribution: '/api-distribution-web',
  merchants: '/api-merchants-web',
  kf: '/wkf-api',
  im: '/im-api',
} as const;
export type Base = keyof typeof prefixOf;

/** How often one caller may make a call. */
export interface CallLimit {
  readonly per: 'address' | 'actor';
  readonly count: number;
  readonly seconds: number;
  /**
   * What holds while Redis, which counts for all processes, is away: nobody may call, everybody may, or each process counts for itself
   * and lets this many of one caller through in the same time.
   */
  readonly whenUncounted: 'refuse' | 'allow' | { readonly perProcess: number };
}

export interface RowFacts {
  readonly auth: Auth;
  readonly effect: Effect;
  /**
   * Of a call of staff, what it concerns. `own`: the caller, no role is needed. `shop`: one or several shops, so a role held for some shops
   * opens it for those. Without it the whole merchant: only a role held for all shops opens it.
   */
  readonly scope?: 'own' | 'shop';
  /** Section of the specification that asks for the call; "ours" for calls beside it. */
  readonly section: string;
  /** The payload goes without cid. */
  readonly noCid?: true;
  /** Sent for the bottom navigation: the head's channel says so. */
  readonly isNav?: true;
  /** The body of a POST is form-encoded, not JSON. */
  readonly isForm?: true;
  /** The body is a file's bytes, read as they come; the input stands in the query. */
  readonly isUpload?: true;
  /** The call refuses without an idempotency key (orders, payments, claims). */
  readonly idempotency?: 'required';
  readonly limit?: CallLimit;
  /** Of a public read that also says what is the member's own: only what visitors are answered is stored for others. */
  readonly isOwnToMembers?: true;
  /** Who is forbidden to log in is answered too, as a visitor, instead of being refused. */
  readonly answersForbidden?: true;
  /** Pages of any origin may read the answer: it is the same for everybody and says nothing about anybody. */
  readonly anyOrigin?: true;
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
  /** May hold places: "/wkf-api/mcs/v2/admin/get/{id}". */
  readonly path: string;
}

/** A provider calls us: the body is kept as it came, the tenant stands in the path, the answer has the provider's form. */
export interface HookRow extends Omit<RowFacts, 'auth'> {
  readonly style: 'hook';
  readonly auth: 'visitor';
  readonly path: string;
}

/** The rows our own clients send. */
export type SentRow = EnvelopeRow | HeaderRow;

export type CallRow = SentRow | HookRow;

// A bundler leaves out rows that nobody uses only if it is told that making one changes nothing else.

/** Envelope style (spec 7.1 no. 1): one address per base, the target inside the body tells the calls apart. */
/* @__NO_SIDE_EFFECTS__ */
export const envelope = <const F extends RowFacts>(base: Base, target: string, facts: F) =>
  ({ style: 'envelope', base, target, ...facts }) as const;

/** Header style (spec 7.1 no. 2); the path stands below the base's prefix. */
/* @__NO_SIDE_EFFECTS__ */
export const get = <const F extends RowFacts>(base: Base, path: string, facts: F) =>
  ({ style: 'header', base, method: 'GET', path: `${prefixOf[base]}${path}`, ...facts }) as const;
/* @__NO_SIDE_EFFECTS__ */
export const post = <const F extends RowFacts>(base: Base, path: string, facts: F) =>
  ({ style: 'header', base, method: 'POST', path: `${prefixOf[base]}${path}`, ...facts }) as const;

export const hook = <const F extends Omit<RowFacts, 'auth'>>(path: string, facts: F) =>
  ({ style: 'hook', auth: 'visitor', path, ...facts }) as const;

/** A call the specification names and nobody has built: it has no schema and no handler, and answers 600404. */
export const planned = <const R extends CallRow>(row: R) => ({ ...row, planned: true }) as const;

export const isPlanned = (row: CallRow): boolean => 'planned' in row;

export const envelopePath = (base: Base) => `${prefixOf[base]}/${base}/api.do`;
