import { z } from 'zod';
import { Line, Point } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { mapRows } from './map.ts';

/** An administrative division; the code is the one addresses are kept by, empty where the map knows none. */
const Division = z.object({ regionCode: z.string(), province: z.string(), city: z.string(), district: z.string() });

export const mapSchemas = {
  // An address has a point, a point an address: whichever is given, both come back.
  'delivery.map.geocode': {
    input: z.union([z.object({ address: Line(200) }), z.object({ point: Point })]),
    output: Division.extend({ point: Point, address: z.string() }),
  },
  // Near a point, or in a city by its name.
  'delivery.map.searchPlace': {
    input: z.union([z.object({ keyword: Line(50), near: Point }), z.object({ keyword: Line(50), city: Line(20) })]),
    output: z.array(
      Division.extend({
        id: z.string(),
        title: z.string(),
        address: z.string(),
        point: Point,
        /** Metres from `near`. */
        distance: z.int().nullable(),
      }),
    ),
  },
} satisfies SchemasOf<typeof mapRows>;
