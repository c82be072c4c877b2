import { z } from 'zod';

/** Plain words, the words between the tags of cleaned HTML, or the key of a picture that may have words painted into it. */
type Kind = 'text' | 'html' | 'picture';

const marked = z.registry<{ readonly kind: Kind }>();

/** A field the merchant writes: answers carry it in the reader's language, as far as it is translated. Its limits are those of the original. */
export function translatable<T extends z.ZodType>(schema: T, kind: Kind = 'text'): T {
  marked.add(schema, { kind });
  return schema;
}

/** What kind of words a field holds; undefined for one that is not translated. */
export const kindOf = (schema: z.core.$ZodType): Kind | undefined => marked.get(schema)?.kind;
