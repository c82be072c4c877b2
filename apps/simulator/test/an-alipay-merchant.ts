import { generateKeyPairSync, type KeyObject, randomBytes, sign, verify } from 'node:crypto';

const merchantKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const alipayKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = (key: KeyObject, type: 'spki' | 'pkcs8') => key.export({ type, format: 'pem' }).toString();

const account = (appId: string, sellerId: string) => ({
  ...{ appId, sellerId },
  publicKeyPem: pem(merchantKeys.publicKey, 'spki'),
  alipayPrivateKeyPem: pem(alipayKeys.privateKey, 'pkcs8'),
});

/** Two apps of one seller, and one of another, who all sign with the same key: whose request it is follows from the app. */
export const alipayAccounts = [
  account('2021000000000001', '2088000000000001'),
  account('2021000000000002', '2088000000000001'),
  account('2021000000000003', '2088000000000002'),
];
export const [app, sistersApp, strangersApp] = ['2021000000000001', '2021000000000002', '2021000000000003'] as const;

export const newTradeNumber = () => `A${randomBytes(12).toString('hex')}`;

const inBeijing = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export const aTrade = (different: object = {}) => ({
  out_trade_no: newTradeNumber(),
  total_amount: '1.00',
  subject: '千铺订单',
  product_code: 'FACE_TO_FACE_PAYMENT',
  time_expire: inBeijing(Date.now() + 600_000),
  ...different,
});

const textOf = (parameters: Readonly<Record<string, string>>) =>
  Object.keys(parameters)
    .toSorted()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

/** Parameters as a merchant signs them. */
export function signedCall(method: string, content: object, different: Record<string, string> = {}): Record<string, string> {
  const parameters = {
    ...{ app_id: app, method, format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', timestamp: inBeijing(Date.now()), version: '1.0' },
    ...{ notify_url: 'http://127.0.0.1:1/notify', biz_content: JSON.stringify(content) },
    ...different,
  };
  return { ...parameters, sign: sign('sha256', Buffer.from(textOf(parameters)), merchantKeys.privateKey).toString('base64') };
}

/** A question of a merchant, and what is answered to it; undefined when it is not signed rightly. */
export const alipayCaller =
  (endpoint: string) =>
  async (method: string, content: object, different: Record<string, string> = {}): Promise<Record<string, string>> => {
    const reply = await fetch(`${endpoint}/gateway.do`, {
      method: 'POST',
      body: new URLSearchParams(signedCall(method, content, different)),
    });
    const text = await reply.text();
    const [, said = '', signature = ''] = /^\{"\w+_response":(\{.*\}),"sign":"([^"]+)"\}$/.exec(text) ?? [];
    if (!verify('sha256', Buffer.from(said), alipayKeys.publicKey, Buffer.from(signature, 'base64')))
      throw new Error(`not signed: ${text}`);
    return JSON.parse(said);
  };

/** What a notice says; undefined unless the provider signed it over all but the signature and its kind. */
export function noticeIn(body: string): Record<string, string> | undefined {
  const { sign: signature = '', sign_type: kind, ...said } = Object.fromEntries(new URLSearchParams(body));
  const isSigned = verify('sha256', Buffer.from(textOf(said)), alipayKeys.publicKey, Buffer.from(signature, 'base64'));
  return isSigned && kind === 'RSA2' ? said : undefined;
}
