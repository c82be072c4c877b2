/** What the messenger's platform sends back with the shopper. No code: he has said no there. */
export interface Returned {
  readonly code: string | null;
  readonly state: string;
}

export function returnedIn(query: URLSearchParams): Returned | null {
  const code = query.get('code');
  const state = query.get('state');
  return code === null && state === null ? null : { code, state: state ?? '' };
}

/** In memory alone: no address, storage or report ever holds it. */
let kept: Returned | null = null;

export const keepReturned = (returned: Returned | null): void => {
  kept = returned;
};

export const hasReturned = (): boolean => kept !== null;

/** Once. */
export function takeReturned(): Returned | null {
  const taken = kept;
  kept = null;
  return taken;
}
