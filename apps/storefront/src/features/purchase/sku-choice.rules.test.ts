import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Buyable, Choice, Sku } from './sku-choice.rules.ts';
import { choose, chosenSku, firstChoice, isSoldOut, mostOf, openAxes, valueStates } from './sku-choice.rules.ts';

const anyNumber: Buyable['quantity'] = { min: 1, step: 1, max: null };
const of = (skus: readonly Sku[], quantity = anyNumber): Buyable => ({ skus: [...skus], quantity });
const sku = (id: string, colour: string, size: string, stock: number): Sku => ({
  id,
  priceFen: 100,
  listPriceFen: null,
  picture: null,
  stock,
  specs: [
    { name: '颜色', value: colour },
    { name: '尺码', value: size },
  ],
});
const skus = [sku('1', '燕麦', 'S', 0), sku('2', '燕麦', 'M', 5), sku('3', '炭黑', 'M', 2000)];

describe('choosing a SKU (spec 3)', () => {
  test('begins with the first that can be bought', () => {
    expect(firstChoice(of(skus))).toEqual({ 颜色: '燕麦', 尺码: 'M' });
    expect(firstChoice(of([sku('1', '燕麦', 'S', 0)]))).toEqual({ 颜色: '燕麦', 尺码: 'S' });
    expect(firstChoice(of([]))).toEqual({});
  });

  test('names one SKU only when every axis is chosen', () => {
    expect(chosenSku(skus, { 颜色: '燕麦', 尺码: 'M' })?.id).toBe('2');
    expect(chosenSku(skus, { 颜色: '燕麦' })).toBeUndefined();
    expect(openAxes(skus, { 颜色: '燕麦' })).toEqual(['尺码']);
  });

  test('goods without axes have their one SKU chosen', () => {
    expect(chosenSku([{ ...sku('9', '', '', 1), specs: [] }], {})?.id).toBe('9');
  });

  test('greys what is sold out, and what does not exist beside the other axes', () => {
    const chosen = { 颜色: '燕麦', 尺码: 'M' };
    expect(valueStates(of(skus), chosen)('尺码', 'S')).toBe('gone');
    expect(valueStates(of(skus), chosen)('颜色', '炭黑')).toBe('open');
    expect(valueStates(of([...skus, sku('4', '炭黑', 'L', 1)]), chosen)('尺码', 'L')).toBe('away');
  });

  test('fewer pieces than are sold at once are none', () => {
    const item = of(skus, { ...anyNumber, min: 6 });
    expect(firstChoice(item)).toEqual({ 颜色: '炭黑', 尺码: 'M' });
    expect(valueStates(item, {})('颜色', '燕麦')).toBe('gone');
    expect(isSoldOut(of(skus, { ...anyNumber, min: 2001 }))).toBe(true);
  });

  test('a value gives up the others it cannot be had with, and keeps the rest', () => {
    const chosen = { 颜色: '燕麦', 尺码: 'M' };
    expect(choose(of(skus), chosen, '颜色', '炭黑')).toEqual({ 颜色: '炭黑', 尺码: 'M' });
    expect(choose(of([...skus, sku('4', '炭黑', 'L', 1)]), chosen, '尺码', 'L')).toEqual({ 尺码: 'L' });
    expect(choose(of(skus), chosen, '尺码', 'M')).toEqual(chosen);
  });

  test.each<[string, Buyable['quantity'], number | null, number]>([
    ['the stock', anyNumber, 5, 5],
    ['what a line may hold', anyNumber, 2000, 999],
    ['one, though there is none', anyNumber, 0, 1],
    ['what a line may hold, while nothing is chosen', anyNumber, null, 999],
    ['the limit', { min: 1, step: 1, max: 3 }, 5, 3],
    ['the last whole step', { min: 2, step: 3, max: 10 }, 99, 8],
    ['the last whole step the stock reaches', { min: 2, step: 3, max: null }, 7, 5],
    ['the fewest, though there are less', { min: 6, step: 6, max: null }, 4, 6],
  ])('pieces end at %s', (_what, rule, stock, most) => {
    expect(mostOf(stock === null ? undefined : sku('1', '', '', stock), { quantity: rule })).toBe(most);
  });

  test('goods are sold out when every SKU is', () => {
    expect(isSoldOut(of(skus))).toBe(false);
    expect(isSoldOut(of([sku('1', '燕麦', 'S', 0)]))).toBe(true);
  });
});

/** SKUs on up to three axes with holes, a choice on some of them, and a rule of quantity. */
const matrix = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 })
  .chain((sizes) => {
    const names = sizes.map((_, axis) => `axis ${axis}`);
    const value = (axis: number) => fc.integer({ min: 0, max: (sizes[axis] ?? 1) - 1 }).map((index) => `value ${index}`);
    const skuOf = fc.tuple(fc.integer({ min: 0, max: 4 }), ...names.map((_, axis) => value(axis)));
    return fc.record({
      names: fc.constant(names),
      sizes: fc.constant(sizes),
      cells: fc.uniqueArray(skuOf, { selector: ([, ...values]) => values.join(), maxLength: 60 }),
      choice: fc.tuple(...names.map((_, axis) => fc.option(value(axis)))),
      min: fc.integer({ min: 1, max: 3 }),
    });
  })
  .map(({ names, sizes, cells, choice, min }) => {
    const made = cells.map(([stock, ...values], index) => ({
      ...sku(String(index), '', '', Number(stock)),
      specs: names.map((name, axis) => ({ name, value: String(values[axis]) })),
    }));
    const chosen = names.flatMap((name, axis) => (choice[axis] == null ? [] : [[name, String(choice[axis])]]));
    return { names, sizes, item: of(made, { ...anyNumber, min }), choice: Object.fromEntries(chosen) as Choice };
  });

const valueOn = ({ specs }: Sku, name: string) => specs.find((spec) => spec.name === name)?.value;

describe('SKUs of any matrix (spec 3)', () => {
  test('a value is offered exactly if some SKU that can be bought has it beside what is chosen on the other axes', () => {
    fc.assert(
      fc.property(matrix, ({ names, sizes, item, choice }) => {
        const stateOf = valueStates(item, choice);
        names.forEach((name, axis) => {
          for (let index = 0; index < (sizes[axis] ?? 0); index += 1) {
            const value = `value ${index}`;
            const others = Object.entries(choice).filter(([other]) => other !== name);
            const withValue = item.skus.filter((one) => one.stock >= item.quantity.min && valueOn(one, name) === value);
            const isOffered = withValue.some((one) => others.every(([other, chosen]) => valueOn(one, other) === chosen));
            expect(stateOf(name, value)).toBe(isOffered ? 'open' : withValue.length > 0 ? 'away' : 'gone');
          }
        });
      }),
      { numRuns: 2_000 },
    );
  });

  test('whatever is chosen next keeps a choice that can be bought, and never loses what was chosen last', () => {
    fc.assert(
      fc.property(matrix, fc.nat(), ({ item, choice }, pick) => {
        const buyable = item.skus.filter((one) => one.stock >= item.quantity.min);
        const spec = buyable.flatMap(({ specs }) => specs).at(pick % Math.max(1, buyable.length));
        if (!spec) return;
        const next = choose(item, choice, spec.name, spec.value);
        expect(next[spec.name]).toBe(spec.value);
        expect(buyable.some((one) => Object.entries(next).every(([name, value]) => valueOn(one, name) === value))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('1,000 SKUs answer a tap within a frame', () => {
    const thousand = Array.from({ length: 1_000 }, (_, index) => ({
      ...sku(String(index), '', '', index % 3),
      specs: [10, 10, 10].map((size, axis) => ({ name: `axis ${axis}`, value: `value ${Math.floor(index / size ** axis) % size}` })),
    }));
    const item = of(thousand);
    const values = [0, 1, 2].flatMap((axis) => Array.from({ length: 10 }, (_, index) => [`axis ${axis}`, `value ${index}`] as const));
    const tap = (index: number) => {
      const next = choose(item, firstChoice(item), 'axis 1', `value ${index % 10}`);
      const stateOf = valueStates(item, next);
      for (const [name, value] of values) stateOf(name, value);
      chosenSku(thousand, next);
    };
    const taps = 50;
    // Of the processor, not of the clock: other tests run beside it.
    const before = process.cpuUsage();
    for (let index = 0; index < taps; index += 1) tap(index);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000 / taps).toBeLessThanOrEqual(16);
  });
});
