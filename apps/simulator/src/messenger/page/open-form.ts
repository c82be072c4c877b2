/** What the web-view opens: the page, the shop, and the login if there is one (spec 2.4). */
export interface OpenOptions {
  readonly address: string;
  /** The shell's own login from now on. */
  readonly token: string;
}

export async function inputOf(form: FormData, appId: string): Promise<OpenOptions> {
  const said = (name: string) => String(form.get(name) ?? '').trim();
  const [by, token, cid] = [said('login'), said('token'), said('cid')];
  if (by !== 'nobody' && token === '') throw new Error('请填写会员 token');
  const address = new URL(said('base') + said('path'), location.origin);
  const login = by === 'nobody' ? {} : by === 'token' ? { token } : { ticket: await issueTicket(token, cid, appId), appId };
  for (const [name, value] of Object.entries({ env: 'mini', cid, ...login })) if (value !== '') address.searchParams.set(name, value);
  return { address: address.href, token: by === 'nobody' ? '' : token };
}

/** As the mini-program asks for it; a ticket opens one web-view, once, within a minute. */
async function issueTicket(token: string, cid: string, appId: string): Promise<string> {
  const mid = token.split('-', 1)[0] ?? '';
  const reply = await fetch('/member/c/v2/ticket/issue', {
    method: 'POST',
    headers: { 'content-type': 'application/json', businessId: '1', merchantId: mid, mid, shopId: cid, cid, token, accessToken: token },
    body: JSON.stringify({ appId }),
  });
  const { status, data, message } = await reply.json();
  if (status !== 'success') throw new Error(message || `票据没有发出 (${reply.status})`);
  return data.ticket;
}
