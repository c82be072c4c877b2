import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from '../src/shared/i18n/en.ts';
import { zhCn } from '../src/shared/i18n/zh-cn.ts';

type Said = { readonly zhCN: unknown; readonly en: unknown };
type Leaf = readonly [name: string, inChinese: string, inEnglish: string];

const source = join(import.meta.dirname, '../src');
const isTexts = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'zhCN' in value && 'en' in value;

/** Characters, and punctuation as wide as one, which curled quotes are in Chinese fonts too: "We’ ll". */
const chinese = /[\p{Script=Han}\u2018-\u201d\u2026\u3000-\u303f\uff00-\uffef]/u;

/** Settings that differ by language and are no words: codes, the order of wheels, the other language's own name, what stands between two names. */
const isSetting = (name: string) =>
  /^(calendar (locale|weekStart)|wheel-picker (locale|order \d)|kit otherLang|agreement between)$/.test(name);

/** Arguments that can be read as a number, as a text and as a list, whichever a text asks for. */
const samples = [['1'], ['2'], ['21999'], ['3', '4']];

const wordsOf = (value: unknown): string =>
  typeof value === 'function' ? samples.map((sample) => value(...Array(value.length).fill(sample))).join('\n') : String(value);

function leavesOf(name: string, { zhCN, en: english }: Said): Leaf[] {
  if (typeof zhCN !== 'object' || zhCN === null) return [[name, wordsOf(zhCN), wordsOf(english)]];
  return Object.entries(zhCN).flatMap(([key, value]) =>
    leavesOf(`${name} ${key}`, { zhCN: value, en: (english as typeof zhCN)[key as never] }),
  );
}

async function readTexts(): Promise<Leaf[]> {
  const paths = globSync('**/*.texts.ts', { cwd: source });
  const modules = await Promise.all(paths.map(async (path) => [path, Object.values(await import(join(source, path)))] as const));
  const ofFeatures = modules.flatMap(([path, values]) =>
    values.filter(isTexts).flatMap((said) => leavesOf(path.replace(/^.*\/|\.texts\.ts$/g, ''), said)),
  );
  const { lang: _chinese, ...zhCN } = zhCn;
  const { lang: _english, ...english } = en;
  return [...leavesOf('zh-cn', { zhCN, en: english }), ...ofFeatures];
}

describe('both languages', async () => {
  const leaves = (await readTexts()).filter(([name]) => !isSetting(name));
  const faults = (isFault: (inChinese: string, inEnglish: string) => boolean) =>
    leaves.filter(([, inChinese, inEnglish]) => isFault(inChinese, inEnglish)).map(([name]) => name);

  test('are compared in all that is said', () => {
    expect(leaves.length).toBeGreaterThan(300);
  });

  test('leave nothing unsaid', () => {
    expect(faults((inChinese, inEnglish) => inChinese.trim() === '' || inEnglish.trim() === '')).toEqual([]);
  });

  test('say it differently', () => {
    expect(faults((inChinese, inEnglish) => inChinese === inEnglish)).toEqual([]);
  });

  test('keep to themselves', () => {
    expect(faults((words) => !chinese.test(words))).toEqual([]);
    expect(faults((_, words) => chinese.test(words))).toEqual([]);
  });
});
