/** Refusals that are said where the sign-in was asked for, so that no toast says them again. */
export const handledHere = [
  'BAD_INPUT',
  'TOO_OFTEN',
  'LOGIN_FORBIDDEN',
  'WECHAT_LOGIN_FAILED',
  'WECHAT_LOGIN_UNAVAILABLE',
  'INTERNAL',
] as const;
