import { expect, h5, test } from '../fixtures/mall-test.ts';

test.describe('what a page may run and tell (spec 8)', () => {
  test('no executable script stands in the page, and the policy allows none', async ({ request }) => {
    const reply = await request.get(`${h5}/shop/`);
    const policy = reply.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("script-src 'self' 'unsafe");
    const scripts = [...(await reply.text()).matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes);
    expect(scripts.filter((attributes) => !/ src="\/subsys\/home\//.test(attributes) && !isData(attributes))).toEqual([]);
  });

  test('a token or a reseller in the address reaches neither the page nor another reader', async ({ request }) => {
    const html = await (await request.get(`${h5}/shop/?token=CANARY1&resellerId=CANARY2&guiderId=CANARY3`)).text();
    expect(html).not.toMatch(/CANARY/);
    expect(await (await request.get(`${h5}/shop/`)).text()).not.toMatch(/CANARY/);
  });

  test('figures and health of the engines are not told to the world', async ({ request }) => {
    expect((await request.get(`${h5}/metrics`)).status()).toBe(404);
  });

  test('pictures cannot be used to read other files', async ({ request }) => {
    for (const key of ['..%2f..%2fsecrets.json', '%2e%2e/secrets.json', '.resized/x', '1001/../../x.jpg', '1001/goods/none.jpg']) {
      expect((await request.get(`${h5}/img/${key}`)).status(), key).toBe(404);
    }
  });
});
