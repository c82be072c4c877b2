import { describe, expect, test } from 'vitest';
import { draw } from './draw.ts';
import { evaluate } from './expression.ts';
import { parseWxml } from './wxml.ts';

const drawn = (source: string, data: Readonly<Record<string, unknown>>) => draw(parseWxml(source), data);
const view = (children: readonly unknown[], attributes = {}) => ({ tag: 'view', attributes, children });

describe('expressions of a template', () => {
  const scope = { a: 1, b: 0, name: '林', list: [{ id: 7 }], t: { ok: '好' } };

  test.each([
    ["a === 1 ? t.ok : 'no'", '好'],
    ['!b && a', 1],
    ['b || name', '林'],
    ['list[0].id + 1', 8],
    ['list.length === 0', false],
    ['(a + 2) * 3 - 1', 8],
    ['missing.more', undefined],
    ['missing === undefined', true],
  ])('%s', (text, value) => expect(evaluate(text, scope)).toBe(value));

  test('one that cannot be read is a fault', () => expect(() => evaluate('a = {', scope)).toThrow('cannot be read'));
});

describe('a template filled with data', () => {
  test('texts and attributes, and a value keeps its type where it stands alone', () => {
    expect(drawn('<view class="a {{b}}" hidden="{{isOn}}">¥{{n}} !</view>', { b: 'c', n: 3, isOn: false })).toEqual([
      view(['¥3 !'], { class: 'a c', hidden: false }),
    ]);
  });

  test('one branch of a condition, and a block leaves no element', () => {
    const source = '<view wx:if="{{n === 1}}">1</view><block wx:elif="{{n === 2}}"><view>2</view></block><view wx:else>3</view>';
    expect([1, 2, 3].map((n) => drawn(source, { n }))).toEqual([[view(['1'])], [view(['2'])], [view(['3'])]]);
  });

  test('a list, with its item and its place', () => {
    const source = '<view wx:for="{{list}}" wx:key="id" data-id="{{item.id}}">{{index}}</view>';
    expect(drawn(source, { list: [{ id: 7 }, { id: 8 }] })).toEqual([view(['0'], { 'data-id': 7 }), view(['1'], { 'data-id': 8 })]);
  });

  test.each(['<view>', '<view></text>', '</view>'])('%s is a fault', (source) => expect(() => parseWxml(source)).toThrow('wxml'));
});
