import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery, termsOf } from '../search/search-query.rules.ts';
import { type GoodsText, writeDocument } from './search-document.rules.ts';

const strawberries: GoodsText = {
  title: '丹东红颜草莓 500g',
  otherTitles: ['Dandong strawberries'],
  sellingPoint: '当日现摘',
  brand: '草莓妈妈',
  categories: ['鲜果', '草莓'],
  keywords: ['奶油草莓'],
  tags: ['包邮'],
};

describe('what a goods is found by (spec 7.7)', () => {
  test('weighs the title most, then what it is called besides, then what is said of it', () => {
    const { tsv, title } = writeDocument(strawberries);
    expect(title).toBe('丹东红颜草莓500g');
    expect(tsv).toMatch(/'草莓':5A,\d+B/);
    expect(tsv).toMatch(/'~caomei':5A,/);
    expect(tsv).toMatch(/'~cm':5A,/);
    expect(tsv).toMatch(/'strawberries':\d+A/);
    expect(tsv).toMatch(/'包邮':\d+B|'包':\d+B/);
    expect(tsv).toMatch(/'莓':6D/);
    expect(tsv).toMatch(/'现':\d+[CD]|'现摘':\d+C/);
  });

  test('gives its shop the words worth suggesting', () => {
    const { words, names } = writeDocument(strawberries);
    expect(words).toEqual(['丹东', '红颜', '草莓', '奶油草莓']);
    expect(names).toEqual(['草莓妈妈', '鲜果']);
  });

  test('is written in words alone, whatever the texts hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const { tsv } = writeDocument({ ...strawberries, title: text, keywords: [text], sellingPoint: text });
        expect(tsv).toMatch(/^('~?[\p{L}\p{N}]+':(\d+[ABCD],?)+ ?)*$/u);
      }),
    );
  });
});

describe('what is looked for (spec 7.7)', () => {
  test.each([
    ['丹东草莓', "'丹东' & '草莓'"],
    ['caomei 礼盒', "('caomei' | '~caomei') & '礼盒'"],
    ['好吃的草莓', "'好吃' & '草莓'"],
    ['的', "'的'"],
  ])('%s: %s', (typed, all) => {
    const query = readQuery(typed);
    expect(query && termsOf(query).all).toBe(all);
  });

  test('wherever characters stand side by side', () => {
    const query = readQuery('车厘');
    expect(query && termsOf({ ...query, words: ['车厘'], by: 'characters' }).all).toBe("('车' <-> '厘')");
  });

  test('is words alone, whatever is typed, and nothing where there are none', () => {
    expect(readQuery('!?🍓 --')).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const query = readQuery(typed);
        if (query) expect(termsOf(query).all).toMatch(/^[('~\p{L}\p{N}|& )]+$/u);
      }),
    );
  });
});
