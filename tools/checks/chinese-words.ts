import { blank, type Finding, findMatches, readFiles, report, repository } from './source/finding.ts';

/** Where words stand: the source language, titles of pages, the texts of features with both languages beside each other, and what tests feed and expect. */
const places = /(?:\/zh-cn|\/titles|\.texts|\.test|\.fixture)\.tsx?$/;
/** Pages nobody has built: tools list them by these titles, and a title moves to the texts with its page. */
const plannedPages = 'apps/storefront/src/navigation/planned-pages.ts';
/** Signs that names of places are sorted by: data that nobody is shown. */
const regionLetters = 'apps/storefront/src/features/address/region-letters.ts';

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
/** Characters, and punctuation as wide as one: "、", "，", "：". */
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/gu;

/** What is said in Chinese outside the texts is said so to everybody. */
export const findChineseWords = (root: string): Finding[] =>
  readFiles(root, ['apps/{storefront,console}/src/**/*.{ts,tsx}'])
    .filter(({ path }) => !places.test(path) && path !== plannedPages && path !== regionLetters)
    .flatMap(({ path, text }) =>
      findMatches(path, blank(text, comment), chinese, (words) => `"${words}" belongs to the texts of a language`),
    );

if (import.meta.main) report('chinese-words', findChineseWords(repository));
