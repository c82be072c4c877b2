import type { z } from 'zod';

/** Event name → schema of what it says; names begin with the module that tells. */
export type Catalogue = Readonly<Record<string, z.ZodType>>;

export type Payload<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;
