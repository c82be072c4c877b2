import type { CallName } from '@qianpu/contract/rows';
import { schemas } from '@qianpu/contract/schemas';
import { z } from 'zod';

type Json = { readonly [key: string]: unknown };

/** A field of an input by its way from the top: `['near', 'lat']`. */
export type InputPath = readonly string[];

/** Every field a call's input may have, those inside of others too. */
export function placesOf(name: CallName): InputPath[] {
  return fieldsOf(z.toJSONSchema(schemas[name].input, { io: 'input', unrepresentable: 'any' }) as Json, []);
}

function fieldsOf(schema: Json, above: InputPath): InputPath[] {
  const branches = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (branches) return unique(branches.flatMap((branch) => fieldsOf(branch, above)));
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  return properties.flatMap(([field, inner]) => [[...above, field], ...fieldsOf(inner, [...above, field])]);
}

const unique = (places: readonly InputPath[]): InputPath[] => [...new Map(places.map((place) => [place.join('.'), place])).values()];

/** The input with something else in one place. */
export function withPlace(input: object, [first = '', ...rest]: InputPath, value: unknown): object {
  const inner = (input as Record<string, unknown>)[first];
  const isBranch = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
  return { ...input, [first]: rest.length > 0 ? withPlace(isBranch ? inner : {}, rest, value) : value };
}
