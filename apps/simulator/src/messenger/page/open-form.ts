/** The mini-program's own id at the messenger. */
const APP_ID = 'wx0000000000000001';

/** What the web-view opens: the page, the shop, and the login if there is one (spec 2.4). */
export async function addressOf(form: FormData): Promise<string> {
  const said = (name: string) => String(form.get(name) ?? '').trim();
  const address = new URL(said('base') + said('path'), location.origin);
  const query = { env: 'mini', cid: said('cid'), ...(await loginOf(said('login'), said('token'), said('cid'))) };
  for (const [name, value] of Object.entries(query)) if (value !== '') address.searchParams.set(name, value);
  return address.href;
}

async function loginOf(by: string, token: string, cid: string): Promise<Record<string, string>> {
  if (by === 'nobody') return {};
  if (token === '') throw new Error('请填写会员 token');
  return by === 'token' ? { token } : { ticket: await issueTicket(token, cid), appId: APP_ID };
}

/** The mini-program's server would ask for it; a ticket opens one web-view, once, within a minute. */
async function issueTicket(token: string, cid: string): Promise<string> {
  const mid = token.split('-', 1)[0] ?? '';
  const reply = await fetch('/member/c/v2/ticket/issue', {
    method: 'POST',
    headers: { 'content-type': 'application/json', businessId: '1', merchantId: mid, mid, shopId: cid, cid, token, accessToken: token },
    body: JSON.stringify({ appId: APP_ID }),
  });
  const { status, data, message } = await reply.json();
  if (status !== 'success') throw new Error(message || `票据没有发出 (${reply.status})`);
  return data.ticket;
}
