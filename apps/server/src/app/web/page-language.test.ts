import { describe, expect, test } from 'vitest';
import { chooseLanguage } from './page-language.ts';

describe('the language of a page (spec 2.1)', () => {
  test.each([
    { asked: 'en', remembered: 'zh-CN', accepts: 'zh', lang: 'en', why: 'the address before the cookie' },
    { asked: 'zh', remembered: 'en', accepts: 'en', lang: 'zh-CN', why: 'short names count' },
    { asked: 'fr', remembered: 'en', accepts: 'zh', lang: 'en', why: 'a language we do not speak is not asked for' },
    { asked: null, remembered: 'en', accepts: 'zh-CN', lang: 'en', why: 'the cookie before the browser' },
    { asked: null, remembered: '<x>', accepts: 'en', lang: 'en', why: 'a spoiled cookie does not count' },
    { asked: null, remembered: undefined, accepts: 'en-GB,en;q=0.9,zh-CN;q=0.8', lang: 'en', why: 'the first preference' },
    { asked: null, remembered: undefined, accepts: 'en;q=0.3, zh-TW;q=0.7', lang: 'zh-CN', why: 'the heavier preference' },
    { asked: null, remembered: undefined, accepts: 'fr, en;q=0.5', lang: 'en', why: 'the first preference we offer' },
    { asked: null, remembered: undefined, accepts: 'en;q=0', lang: 'zh-CN', why: 'what is refused is no preference' },
    { asked: null, remembered: undefined, accepts: 'en;q=x', lang: 'zh-CN', why: 'a weight that is none' },
    { asked: null, remembered: undefined, accepts: '*', lang: 'zh-CN', why: 'any' },
    { asked: null, remembered: undefined, accepts: undefined, lang: 'zh-CN', why: 'nobody says' },
  ])('$why: $lang', ({ lang, ...claims }) => {
    expect(chooseLanguage(claims)).toBe(lang);
  });

  test('one the merchant does not offer is asked for in vain, by address, cookie and browser', () => {
    expect(chooseLanguage({ asked: 'en', remembered: 'en', accepts: 'en' }, ['zh-CN'])).toBe('zh-CN');
  });
});
