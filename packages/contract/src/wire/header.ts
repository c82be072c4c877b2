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
