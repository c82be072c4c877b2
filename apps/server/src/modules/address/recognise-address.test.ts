import { readFileSync } from 'node:fs';
import { areaList } from '@vant/area-data';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recogniseAddress } from './recognise-address.ts';
import { findRegion } from './regions.ts';

const forms = readFileSync(new URL('./recognise-address.forms.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' ⇒') && !line.startsWith('#'))
  .map((line) => {
    const [text = '', expected = ''] = line.split(' ⇒');
    const [name, phone, region, street] = expected.split('¦').map((part) => part.trim());
    return { text: text.replaceAll('⏎', '\n'), expected: { name, phone, region, street } };
  });

/** As the forms write a region: every name once, and none of a group that nobody writes. */
function regionOf(code: string): string {
  const { province, city, district } = findRegion(code) ?? {
    province: areaList.province_list[`${code.slice(0, 2)}0000`],
    city: areaList.city_list[code],
    district: '',
  };
  return [...new Set([province, city, district])].filter((name) => name && !/直辖|^县$/.test(name)).join('');
}

const read = (text: string) => {
  const { name, phone, regionCode, street } = recogniseAddress(text);
  return { name, phone, region: regionOf(regionCode), street };
};

describe('a pasted address is taken apart (spec 7.5)', () => {
  test('there are two hundred forms and more, each once', () => {
    expect(forms.length).toBeGreaterThanOrEqual(200);
    expect(new Set(forms.map(({ text }) => text)).size).toBe(forms.length);
  });

  test.each(forms)('$text', ({ text, expected }) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('nothing of it is made up or lost (spec 7.5)', () => {
  const parts = forms.flatMap(({ text }) => text.split(/(?<=[\s,，：号])/));
  const pasted = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 20 })
      .map((some) => some.join('')),
  );

  test('every sign is in one piece, in its order', () => {
    fc.assert(
      fc.property(
        pasted,
        (text) =>
          recogniseAddress(text)
            .pieces.map((piece) => piece.text)
            .join('') === text,
      ),
    );
  });

  test('a phone is eleven digits of the text, a region is one of the table', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { phone, regionCode } = recogniseAddress(text);
        const digits = text.normalize('NFKC').replace(/\D/g, '');
        if (phone) expect(phone).toMatch(/^1[3-9]\d{9}$/);
        expect(digits).toContain(phone);
        expect(regionCode === '' || regionOf(regionCode) !== '').toBe(true);
      }),
    );
  });

  test('name and street are made of signs that were taken for them', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { name, street, pieces } = recogniseAddress(text);
        const of = (kind: string) =>
          pieces
            .filter((piece) => piece.kind === kind)
            .map((piece) => piece.text.normalize('NFKC'))
            .join('');
        for (const [kind, value] of [
          ['name', name],
          ['street', street],
        ] as const)
          expect([...value.normalize('NFKC').replace(/\s/g, '')].every((sign) => of(kind).includes(sign) || sign === '台')).toBe(true);
      }),
    );
  });

  test('what was left over is told: a second number, an extension, a hidden phone, words', () => {
    expect(recogniseAddress('张三 13800000000转1234 020-38880000 杭州市西湖区文三路90号').unused).toBe('转1234 020-38880000');
    expect(recogniseAddress('张三 138****0000 杭州市西湖区文三路90号').unused).toBe('138****0000');
    expect(recogniseAddress('张三 13800000000 收货人：李四 哈哈哈哈哈哈').unused).toContain('哈哈哈哈哈哈');
  });

  test('five hundred signs of the worst kind take a moment', () => {
    for (const sign of ['省', '北京', '1', '138 ', '张', ' ', '区', '(', '-', '收货人', '朝阳区'])
      expect(recogniseAddress(sign.repeat(500).slice(0, 500)).pieces.length).toBeGreaterThan(0);
  });
});
