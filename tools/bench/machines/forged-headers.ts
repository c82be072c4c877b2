import type { Answer } from '../../load/send-once.ts';
import type { ShopperFacts } from '../../load/shopper.ts';
import { isLetThrough } from './login-limit.ts';
import { EDGE_INNER } from './networks.ts';

/** What somebody outside may say of themselves, and what would follow if it were believed. */
const forged = (victim: string): readonly (readonly [name: string, value: string])[] => [
  ['X-Forwarded-For', victim],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-For', `${victim}, ${EDGE_INNER}, 127.0.0.1`],
  ['X-Forwarded-For', '::1'],
  ['X-Forwarded-Host', 'mall.localhost'],
  ['X-Forwarded-Server', 'mall.localhost'],
  ['X-Host', 'mall.localhost'],
  ['X-Forwarded-Proto', 'http'],
  ['X-Forwarded-Port', '80'],
  ['X-Forwarded-Prefix', '/cp'],
  ['Forwarded', `for=${victim};host=mall.localhost;proto=http`],
  ['X-Real-IP', victim],
  ['X-Client-IP', victim],
  ['True-Client-IP', victim],
  ['CF-Connecting-IP', victim],
  ['X-Original-URL', '/metrics'],
  ['X-Rewrite-URL', '/metrics'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Request-ID', 'chosen-by-a-stranger'],
];

export interface ForgedRow {
  readonly header: string;
  /** The home is what it is without the header. */
  readonly isPageSame: boolean;
  /** The limit counts who came, by the balancer and by web. */
  readonly isCountedSame: boolean;
  readonly isNamedByUs: boolean;
}

/** Of shoppers who have used up their logins: whoever is let in again by a header was taken for somebody else. */
export async function tryForged(
  spent: { readonly direct: ShopperFacts; readonly byWeb: ShopperFacts },
  victim: string,
): Promise<ForgedRow[]> {
  const plain = await homeOf(spent.direct);
  const rows: ForgedRow[] = [];
  for (const [name, value] of forged(victim)) {
    const [direct, byWeb] = [saying(spent.direct, name, value), saying(spent.byWeb, name, value)];
    const page = await homeOf(direct);
    rows.push({
      header: `${name}: ${value}`,
      isPageSame: visible(page) === visible(plain),
      isCountedSame: !(await isLetThrough(direct)) && !(await isLetThrough(byWeb)),
      isNamedByUs: /^[0-9a-f-]{36}$/.test(String(page.headers['x-request-id'])),
    });
  }
  return rows;
}

export const holds = (row: ForgedRow): boolean => row.isPageSame && row.isCountedSame && row.isNamedByUs;

export function tableOfForged(rows: readonly ForgedRow[]): string {
  const word = (isSo: boolean) => (isSo ? 'yes' : 'NO');
  return [
    '| header from outside | the page is the same | counted as who came, also by way of web | named by the edge |',
    '|---|---|---|---|',
    ...rows.map((row) => `| \`${row.header}\` | ${word(row.isPageSame)} | ${word(row.isCountedSame)} | ${word(row.isNamedByUs)} |`),
  ].join('\n');
}

const saying = (shopper: ShopperFacts, name: string, value: string): ShopperFacts => ({
  ...shopper,
  send: async (url, asking) => sendOf(shopper)(url, { ...asking, headers: { ...asking.headers, [name]: value } }),
});

const homeOf = (shopper: ShopperFacts): Promise<Answer> => sendOf(shopper)(`${shopper.api}/shop/`, { method: 'GET' });

function sendOf({ send }: ShopperFacts): NonNullable<ShopperFacts['send']> {
  if (send === undefined) throw new Error('a shopper from outside has a way of their own');
  return send;
}

/** Status, text, and where and under which merchant it leads; nonces are drawn anew for each page. */
const visible = ({ status, headers, text }: Answer): string =>
  JSON.stringify([status, headers.location, headers['set-cookie'], headers['strict-transport-security'], text]);
