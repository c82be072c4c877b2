import { codeAt, stepAt } from '../../src/modules/staff/totp.ts';
import type { TestMall } from '../test-mall.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As an authenticator reads the secret it is shown. */
const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** What the authenticator shows at the mall's time, or some steps off it. */
export async function codeNow(mall: TestMall, secret: string, stepsOff = 0): Promise<string> {
  const [row] = await mall.sql<{ now: Date }>('select platform.now() as now');
  return codeAt(fromBase32(secret), stepAt(row?.now ?? new Date()) + stepsOff);
}
