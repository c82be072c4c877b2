/** A rule of the books and the query that finds whatever breaks it. */
export interface Check {
  readonly id: string;
  /** The fault, said to whoever is on call. */
  readonly says: string;
  /** What the found id is an id of. */
  readonly of: string;
  /** Answers mid, id and detail. Bare names (orders, tenders …) are the rows to be judged; what they are held against has its schema. */
  readonly finds: string;
  /** Needs all the books, however little has changed: not asked each minute. */
  readonly isWhole?: true;
}

export interface Finding {
  readonly check: string;
  readonly says: string;
  readonly of: string;
  readonly mid: string;
  readonly id: string;
  readonly detail: string;
}
