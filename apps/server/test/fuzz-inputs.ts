import fc from 'fast-check';
import { z } from 'zod';

type Json = { readonly [key: string]: unknown };

/**
 * Inputs a schema accepts: examples, and what is drawn by way of its JSON Schema, zod's own public description of itself. Where parts must
 * agree with each other hardly anything drawn is good, and waiting for it would never end: then there are examples alone.
 */
export function goodInputs(schema: z.ZodType, examples: readonly unknown[]): fc.Arbitrary<unknown> {
  const drawn = arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
  const isGood = (input: unknown) => schema.safeParse(input).success;
  const isMetByChance = fc.sample(drawn, { numRuns: 50, seed: 1 }).some(isGood);
  return isMetByChance ? fc.oneof(drawn.filter(isGood), fc.constantFrom(...examples)) : fc.constantFrom(...examples);
}

function arbitraryOf(schema: Json): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const branches = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (branches) return fc.oneof(...branches.map(arbitraryOf));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      if (Array.isArray(schema.prefixItems)) return fc.tuple(...schema.prefixItems.map(arbitraryOf));
      return fc.array(arbitraryOf(schema.items as Json), { minLength: amount(schema.minItems, 0), maxLength: amount(schema.maxItems, 8) });
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: amount(schema.minimum, -(2 ** 31)), max: Math.min(amount(schema.maximum, 2 ** 31), 2 ** 31) });
    case 'number':
      return fc.double({ min: amount(schema.minimum, -1e9), max: amount(schema.maximum, 1e9), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
      return fc.jsonValue();
    default:
      throw new Error(`the fuzzer does not know ${JSON.stringify(schema)}`);
  }
}

function objectOf(schema: Json): fc.Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner)]));
  const known = fc.record(fields, { requiredKeys: (schema.required ?? []) as string[] });
  if (typeof schema.additionalProperties !== 'object') return known;
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), arbitraryOf(schema.additionalProperties as Json), { maxKeys: 5 });
}

function stringOf(schema: Json): fc.Arbitrary<string> {
  const lengths = { minLength: amount(schema.minLength, 0), maxLength: Math.min(amount(schema.maxLength, 64), 1_000) };
  const fits = (text: string) => text.length >= lengths.minLength && text.length <= lengths.maxLength;
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern), { size: 'small' }).filter(fits);
  // What a text field takes is not only letters: nul, half a pair and right-to-left marks are texts too.
  return fc.oneof(
    fc.string({ ...lengths, unit: 'grapheme' }),
    fc.string({ ...lengths, unit: 'binary' }),
    fc.constantFrom(...oddTexts).filter(fits),
  );
}

const amount = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '0x10',
  '9223372036854775807',
  '9223372036854775808',
  '9999999999999999999',
  "' or '1'='1",
  "1'; drop table member.account; --",
  '1); select pg_sleep(9) --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '%00%0a%0d',
  '\r\nset-cookie: a=b',
  '__proto__',
];

const prototypeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'length'];

/** Wrong in type or in size: whatever stands in the place of a good value. */
const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...oddTexts) },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 0.5, 1e308, 2 ** 53 + 2, -(2 ** 63), [], {}, [[]]) },
  { weight: 1, arbitrary: fc.constantFrom('字'.repeat(10_000), 'a'.repeat(100_000), '9'.repeat(5_000), '\\'.repeat(5_000)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      Array.from({ length: 10_000 }, (_, at) => at),
      Array(10_000).fill('1'),
      Array(200).fill({}),
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 2_000 }).map(nested) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...prototypeKeys), fc.jsonValue({ maxDepth: 1 })).map(([key, value]) => withKey({}, key, value)),
  },
);

/** Good inputs with one thing spoiled, and inputs that were never good. */
export const spoiledInputs = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(good, fc.nat(), hostileValues).map(([input, at, value]) => spoil(input, at, value)) },
    {
      weight: 2,
      arbitrary: fc.tuple(good, fc.constantFrom(...prototypeKeys), hostileValues).map(([input, key, value]) => withKey(input, key, value)),
    },
    { weight: 1, arbitrary: fc.tuple(good, fc.nat()).map(([input, at]) => spoil(input, at, undefined)) },
    { weight: 1, arbitrary: hostileValues },
  );

/** Puts a value in the place of one leaf or branch of an input. */
function spoil(input: unknown, at: number, value: unknown): unknown {
  const copy: unknown = structuredClone(input);
  const places = placesIn(copy);
  const place = places[at % Math.max(places.length, 1)];
  if (!place) return value;
  if (value === undefined) delete place.holder[place.key];
  else place.holder[place.key] = value;
  return copy;
}

interface InputPath {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

const placesIn = (value: unknown): InputPath[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [{ holder: value as Record<string, unknown>, key }, ...placesIn(inner)]);

/** An own property, even where assignment would reach the prototype. */
function withKey(input: unknown, key: string, value: unknown): unknown {
  const copy = typeof input === 'object' && input !== null ? { ...input } : {};
  return Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { data: value } : [value];
  return value;
}
