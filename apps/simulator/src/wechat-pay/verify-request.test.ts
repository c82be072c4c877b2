import { createPublicKey } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type SignedRequest, verifyRequest } from './verify-request.ts';

// Signed with `openssl dgst -sha256 -sign`; the first request is the one the provider's documents walk through.
const publicKey = createPublicKey(`-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxDWcdobN8TY5vfB5EpD6
g5dKr4H0skVVIgidBNPb2hpkA0XifuFSVHcCHuE8ukHokglrL1Imk4cczrMw5Bzq
t9+oetOY8PIoKw80QTr9NCNYgwsx3t+Q58T77Pq2t5eGZXwJukoM5QeoTmCHUyAE
zEam7tAek5Em5KQ3HPwbHYWRKvJyVVTu0sF1E+7Fxj9/1CDGblcdbQxyyG2Krsfe
28f6yrrXj1zR7Ru9xA3cYmevjwBvwntSTGB+Z8WgX2/Ao1ZMiSCUbXoH9vJvz2yp
q3Ej+6QX3DecbiFjAxoN84AC2ac2Qg3rlGVTbX9COZ16LvyLuHL9ozKpM3eZtw4n
LwIDAQAB
-----END PUBLIC KEY-----`);
const signatures = {
  certificates:
    'eUrsQXg9/IKQS6qmTQOwpMSESiHRsfKHSqVZ9o35Ybr8sKF1F0UnL6Ar2Ci0WIJ/Ll/4yJyFX4jClqOnhH1e23UE8JhCtTOS5tGizOc6Lei2GvB1CUDoO2ZxL3kRuS5MsRA4sfGD7tF1DkGTsaoRAPS5MUQyEAeXDUIUi53SYp6pJRtquhVMn97XueG6JZoPbIMQ5tWFi9r3cWQCRNtKgT18EC7sjvtQOHz2rILFWpf/Z+mFkGKd4XAcpxgz9cpofT/yf6l+ZEUEHm7aw/ISjREj00nHG8BCD5/kdnRLK2PWpntH4w9zv0qUY2hvvbYg+q4rgyxHueJ8eHblfdE2oQ==',
  create:
    'NS83tM2xjyz8kb3t6gKRuEU9sz6uwT6VADgg7tFCEq1Gk+j/gcVX0X+M5rFBqokMGLFWGDcQAAkq4yl8xve24pQliR3FATb/+3vOg4uNHREqR0vQNETQ9iSpKCvh/gNMKgGgTUfD0elVKogI+/dJ29zR9OBga0mAjFQN+jNdPeWHuEmcxr3BtKlpuE94fcVCwXNWBt/19//rGLWq0ofDHuGA23Iq1nUlh3dfaXUSoH3bY5Pf8b9yrBm9m8qY/a6WKPG8++hztBAKYY2KIHBgiH5Nlc0cCtIOIJTQhGuguk17u+BeliX8j6gSQAS7fTFpzciTAM+bePXr6jhTFP3gMg==',
};
const account = {
  mchid: '1900009191',
  appid: 'wx1',
  apiV3Key: 'a'.repeat(32),
  boundAppids: [],
  serialNo: '1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C',
  publicKey,
};
const signedAtMs = 1_554_208_460_000;

const header = (different: Partial<Record<'mchid' | 'nonce_str' | 'signature' | 'timestamp' | 'serial_no', string>> = {}) => {
  const parts = {
    mchid: account.mchid,
    nonce_str: '593BEC0C930BF1AFEB40B4A08C8FB242',
    signature: signatures.certificates,
    timestamp: '1554208460',
    serial_no: account.serialNo,
    ...different,
  };
  return `WECHATPAY2-SHA256-RSA2048 ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`;
};
const example: SignedRequest = { method: 'GET', url: '/v3/certificates', authorization: header(), body: Buffer.alloc(0) };
const create: SignedRequest = {
  method: 'POST',
  url: '/v3/pay/transactions/native?a=1',
  authorization: header({ signature: signatures.create }),
  body: Buffer.from('{"a":"千铺"}'),
};

const verdict = (request: SignedRequest, nowMs = signedAtMs) => {
  try {
    return verifyRequest(request, (mchid) => (mchid === account.mchid ? account : undefined), nowMs).mchid;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe("a merchant's signature", () => {
  test.each([example, create])('over the very bytes is found true: $url', (request) => {
    expect(verdict(request)).toBe(account.mchid);
  });

  test.each([
    ['the method', { ...example, method: 'POST' }],
    ['the address', { ...example, url: '/v3/certificates?' }],
    ['the body', { ...create, body: Buffer.from('{"a": "千铺"}') }],
    ['the query', { ...create, url: '/v3/pay/transactions/native?a=2' }],
    ['the time', { ...example, authorization: header({ timestamp: '1554208461' }) }],
    ['the nonce', { ...example, authorization: header({ nonce_str: '593BEC0C930BF1AFEB40B4A08C8FB243' }) }],
    ['the signature', { ...example, authorization: header({ signature: signatures.create }) }],
    ['no base64', { ...example, authorization: header({ signature: '-' }) }],
    ['the merchant', { ...example, authorization: header({ mchid: '1900009192' }) }],
    ['the serial number', { ...example, authorization: header({ serial_no: '0' }) }],
    ['the scheme', { ...example, authorization: header().replace('RSA2048', 'RSA1024') }],
    ['a part missing', { ...example, authorization: header({ nonce_str: '' }) }],
    ['nothing', { ...example, authorization: undefined }],
  ])('with another part is refused: %s', (_what, request) => {
    expect(verdict(request)).toBe('SIGN_ERROR');
  });

  test.each([
    [300_000, account.mchid],
    [-300_000, account.mchid],
    [301_000, 'SIGN_ERROR'],
    [-301_000, 'SIGN_ERROR'],
  ])('read %i ms later: %s', (laterMs, result) => {
    expect(verdict(example, signedAtMs + laterMs)).toBe(result);
  });
});
