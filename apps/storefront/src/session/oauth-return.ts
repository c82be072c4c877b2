/** What WeChat's authorization page sends back with the shopper. No code: he has refused there. */
export interface OauthReturn {
  readonly code: string | null;
  readonly state: string;
}

export function oauthReturnIn(query: URLSearchParams): OauthReturn | null {
  const code = query.get('code');
  const state = query.get('state');
  return code === null && state === null ? null : { code, state: state ?? '' };
}

/** In memory alone: no address, storage or report ever holds it. */
let stored: OauthReturn | null = null;

export const keepOauthReturn = (oauthReturn: OauthReturn | null): void => {
  stored = oauthReturn;
};

export const hasOauthReturn = (): boolean => stored !== null;

/** Once. */
export function takeOauthReturn(): OauthReturn | null {
  const taken = stored;
  stored = null;
  return taken;
}
