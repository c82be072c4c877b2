import { describe, expect, test } from 'vitest';
import { hostilePayloads } from './hostile-payloads.fixture.ts';
import { mapHtmlTexts } from './html-texts.rules.ts';
import { cleanRichText } from './rich-text.rules.ts';

const said = (texts: Readonly<Record<string, string>>) => (text: string) => texts[text] ?? text;

describe('the words of cleaned HTML in another language (spec 3)', () => {
  test('stand where the originals stood, and what is not translated stays', () => {
    const html = cleanRichText('<h2>明前</h2><p>一 <strong>芽</strong> 一叶<br>三两 &amp; 四两</p>', []);
    expect(mapHtmlTexts(html, said({ 明前: 'Before the rains', 芽: 'bud', '三两 & 四两': 'some & more' }))).toBe(
      '<h2>Before the rains</h2><p>一 <strong>bud</strong> 一叶<br />some &amp; more</p>',
    );
  });

  test('so do the words for a picture; its address does not change', () => {
    const html = cleanRichText('<p><img src="/img/1/a.jpg" alt="茶田" width="10" height="10"></p>', []);
    expect(mapHtmlTexts(html, said({ 茶田: 'Tea "garden"' }))).toContain('src="/img/1/a.jpg?w=750" alt="Tea &quot;garden&quot;"');
  });

  test('whatever is put for a word is a word: no element and no attribute comes of it', () => {
    const html = cleanRichText('<p>茶</p><p><img src="/img/1/a.jpg" alt="茶" width="10" height="10"></p>', []);
    for (const payload of hostilePayloads) {
      const written = mapHtmlTexts(html, said({ 茶: payload }));
      const [, text = ''] = /^<p>(.*?)<\/p>/s.exec(written) ?? [];
      expect(text, payload).not.toMatch(/[<>"]/);
      expect(written.slice(text.length + 7), payload).toMatch(
        /^<p><img src="[^"]*" alt="[^"<>]*" width="10" height="10" loading="lazy" \/><\/p>$/,
      );
    }
  });
});
