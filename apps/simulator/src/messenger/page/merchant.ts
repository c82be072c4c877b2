/** The merchant of this host, and its mini-program. */
export interface Merchant {
  readonly mid: string;
  readonly name: string;
  readonly appId: string;
}

/** A mini-program nobody has registered: sign-in and payment are refused, everything else works. */
const unknownApp = 'wx0000000000000001';

export async function loadMerchant(): Promise<Merchant> {
  const home = await (await fetch('/shop/')).text();
  const mid = /"mid":"(\d+)"/.exec(home)?.[1] ?? '';
  const name = /<title>([^<]*)<\/title>/.exec(home)?.[1] ?? '';
  return { mid, name, appId: (await appIdOf(mid)) ?? unknownApp };
}

/** As any client asks for it. */
async function appIdOf(mid: string): Promise<string | null> {
  const reply = await fetch('/member/c/v2/openPlatform/getAppId', {
    method: 'POST',
    headers: { 'content-type': 'application/json', businessId: '1', merchantId: mid, mid },
    body: JSON.stringify({ channelInfoId: 1 }),
  });
  const { data } = await reply.json().catch(() => ({}));
  return data?.appId ?? null;
}
