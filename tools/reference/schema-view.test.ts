import { describe, expect, test } from 'vitest';
import { describeLimits, describeType, viewSchema } from './schema-view.ts';

/** Tags out, blanks in one. */
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();

describe('a schema in the reference', () => {
  test.each([
    [{ type: 'string' }, 'string'],
    [{ type: 'array', items: { type: 'integer' } }, 'list of integer'],
    [{ enum: ['new', 'sold'] }, '"new" | "sold"'],
    [{ const: 'goods' }, '"goods"'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [
      {
        oneOf: [
          { type: 'object', properties: { a: {} } },
          { type: 'object', properties: { b: {} } },
        ],
      },
      'object',
    ],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'object of number'],
    [{ type: 'object', properties: {} }, 'nothing'],
    [{}, 'anything'],
  ])('%j is called %s', (schema, name) => {
    expect(describeType(schema)).toBe(name);
  });

  test.each([
    [{ minimum: 1, maximum: 100, default: 20 }, ['1 to 100', '20 when left out']],
    [{ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, []],
    [{ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, ['0 or more']],
    [{ minLength: 6, maxLength: 6 }, ['6 characters']],
    [{ maxItems: 8, items: { type: 'string', maxLength: 24 } }, ['up to 8 entries', 'each up to 24 characters']],
    [{ pattern: '^\\d+$' }, ['like ^\\d+$']],
    [{ format: 'uuid' }, ['uuid']],
  ])('%j is limited to %j', (schema, limits) => {
    expect(describeLimits(schema)).toEqual(limits);
  });

  test('lists fields, the optional ones with a question mark, and what is inside them', () => {
    const entry = { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] };
    const schema = {
      type: 'object',
      properties: { pageNum: { type: 'integer', minimum: 1 }, list: { type: 'array', items: entry } },
      required: ['list'],
    };
    expect(textOf(viewSchema(schema).text)).toBe('pageNum? integer 1 or more list list of object title string');
  });

  test('lists every form of a choice', () => {
    const form = (type: string, field: string) => ({ type: 'object', properties: { type: { const: type }, [field]: { type: 'string' } } });
    const schema = { type: 'array', items: { oneOf: [form('search', 'words'), form('strip', 'text')] } };
    expect(textOf(viewSchema(schema).text)).toBe('list of object type? "search" words? string type? "strip" text? string');
  });

  test('cannot bring markup in', () => {
    const { text } = viewSchema({ type: 'object', properties: { '<b>': { const: '<script>' } } });
    expect(text).not.toMatch(/<b>|<script>/);
    expect(text).toContain('&lt;script&gt;');
  });
});
