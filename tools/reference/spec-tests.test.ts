import { describe, expect, test } from 'vitest';
import { specSections } from './spec-sections.ts';
import { countBySection, findTests, findUnknown } from './spec-tests.ts';

const sectionsOf = (text: string, path = 'cart.test.ts') => findTests({ path, text }).map((found) => found.sections);

describe('tests and the sections they name', () => {
  test('take the section of the describe around them', () => {
    expect(sectionsOf("describe('cart (spec 7.4)', () => { test('adds', () => {}); test('edits', () => {}); });")).toEqual([
      ['7.4'],
      ['7.4'],
    ]);
  });

  test('take their own section before it, or the nearest one', () => {
    const text = `describe('cart (spec 7.4)', () => {
      test('limits (spec 9)', () => {});
      describe('badge (spec 4)', () => { it('hides', () => {}); });
      describe('inside', () => { test('edits', () => {}); });
    });`;
    expect(sectionsOf(text)).toEqual([['9'], ['4'], ['7.4']]);
  });

  test('may name several', () => {
    expect(sectionsOf("test('paths (spec 2.1, 2.2)', () => {});")).toEqual([['2.1', '2.2']]);
  });

  test('are taken at their word, also where it is no number', () => {
    expect(sectionsOf("test('texts (spec 1, languages)', () => {});")).toEqual([['1', 'languages']]);
  });

  test('name none elsewhere than at the end', () => {
    expect(sectionsOf("test('(spec 2.1) paths', () => {}); test('paths spec 2.1', () => {});")).toEqual([[], []]);
  });

  test.each([
    "test.each([1, 2])('case %d (spec 5)', () => {});",
    "test.describe('in a browser (spec 5)', () => { test('opens', async ({ page }) => {}); });",
    "describe.each(['/shop', '/cp'])('%s (spec 5)', () => { test('opens', () => {}); });",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of a test
    'for (const name of names) test(`${name} opens (spec 5)`, () => {});',
    "describe('home (spec 5)', () => { test(name, () => {}); });",
    "describe('home (spec 5)', () => { test('a step is no test', async () => { await test.step('one (spec 6)', () => {}); }); });",
    "// test('is a comment (spec 6)', () => {});\ntest('is a test (spec 5)', () => {});",
    "describe('expectations (spec 5)', () => { test('of a text', () => { expect(\"test('x (spec 6)', y)\").toBe(1); }); });",
  ])('are read from %s', (text) => {
    expect(sectionsOf(text)).toEqual([['5']]);
  });

  test('are read from components too', () => {
    expect(sectionsOf("test('shows (spec 2.6)', () => { render(<Page />); });", 'page.test.tsx')).toEqual([['2.6']]);
  });
});

describe('tests by section', () => {
  const tests = [{ sections: ['4'] }, { sections: ['4', '8'] }, { sections: [] }].map((found) => ({ path: 'cart.test.ts', ...found }));

  test('are counted, and sections without any are told', () => {
    expect([...countBySection(tests, ['4', '8', '9'])]).toEqual([
      ['4', 2],
      ['8', 1],
      ['9', 0],
    ]);
  });

  test('that name a section nobody wrote are found', () => {
    expect(findUnknown(tests, ['4', '8'])).toEqual([]);
    expect(findUnknown(tests, ['4', '9'])).toEqual([tests[1]]);
  });
});

describe('the sections of the specification', () => {
  test('stand in its order, each below its chapter', () => {
    const numbers = [...specSections.keys()];
    expect(numbers).toEqual(numbers.toSorted((one, other) => Number(one) - Number(other)));
    for (const number of numbers) expect(specSections.has(number.split('.', 1)[0] ?? '')).toBe(true);
  });
});
