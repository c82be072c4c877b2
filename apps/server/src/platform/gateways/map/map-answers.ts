import { z } from 'zod';
import type { LocatedAddress, MapSearchResult } from './map.types.ts';

const word = z.string().max(300).default('');
const Point = z.object({ lat: z.number(), lng: z.number() });
const Names = z.object({ province: word, city: word, district: word });
/** A string where addresses are located, a number where places are found. */
const Adcode = z.union([z.string().max(12), z.int()]).transform(String);

/** 0 is well; everything else is a reason not to answer. */
export const Status = z.object({ status: z.int() });

/** An address that has been located names only itself; its parts stand beside it. */
export const Located = z
  .object({ result: z.object({ title: word, location: Point, address_components: Names, ad_info: z.object({ adcode: Adcode }) }) })
  .transform(
    ({ result }): LocatedAddress => ({
      ...result.address_components,
      regionCode: result.ad_info.adcode,
      point: result.location,
      address: result.title,
    }),
  );

export const Described = z
  .object({ result: z.object({ address: word, location: Point, ad_info: Names.extend({ adcode: Adcode }) }) })
  .transform(({ result: { address, location, ad_info } }): LocatedAddress => {
    const { adcode, ...names } = ad_info;
    return { ...names, regionCode: adcode, point: location, address };
  });

const Place = z
  .object({
    id: word,
    title: word,
    address: word,
    location: Point,
    _distance: z.number().optional(),
    ad_info: Names.extend({ adcode: Adcode.default('') }),
  })
  .transform(({ id, title, address, location, _distance, ad_info: { adcode, ...names } }): MapSearchResult => {
    const distance = _distance === undefined ? null : Math.round(_distance);
    return { ...names, id, title, address, point: location, regionCode: adcode, distance };
  });
export const Found = z.object({ data: z.array(Place) }).transform(({ data }) => data);
