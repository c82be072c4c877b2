import { describe, expect, test } from 'vitest';
import { withBar } from './copy-bar.ts';

const shown = async (lang: string) => {
  const copy = new Response(`<!doctype html><html lang="${lang}"><head></head><body><div id="root"><b>¥5</b></div></body></html>`, {
    headers: { 'content-security-policy': "script-src 'self'" },
  });
  return withBar(copy);
};

describe('a copy that is shown (spec 8)', () => {
  test.each([
    ['zh-CN', '离线内容 · 可能不是最新'],
    ['en', 'Saved copy · may be out of date'],
  ])('says in %s that it is one, before the page and outside of what the app owns', async (lang, words) => {
    const html = await (await shown(lang)).text();
    expect(html).toMatch(
      new RegExp(
        `<body style="--offline-bar:none"><div id="copy" role="status"[^>]*>${words}<a href=""[^>]*>.+</a></div><div id="root"><b>¥5</b>`,
      ),
    );
  });

  test('keeps the policy it was sent with, and needs no script of its own', async () => {
    const copy = await shown('zh-CN');
    expect(copy.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(await copy.text()).not.toContain('<script');
  });
});
