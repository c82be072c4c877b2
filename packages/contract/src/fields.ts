import { z } from 'zod';

/** 2^63 − 1, the largest number PostgreSQL's bigint holds. */
const LARGEST_ID = '9223372036854775807';

/** Ids are 63-bit numbers in the database and decimal strings everywhere else (JSON numbers lose digits above 2^53). */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,18}$/)
  .refine((id) => id.length < LARGEST_ID.length || id <= LARGEST_ID);

/** Money on the wire: whole fen. */
export const FenField = z.int().min(0);

/** A host's name in lower case, without a port. */
export const HostName = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/)
  .max(253);

/** Where a picture is stored, below /img/: "1001/goods/strawberry-1.jpg". */
export const PictureKey = z
  .string()
  .regex(/^[\w-]+(\/[\w-]+)*\.(jpg|png|webp)$/)
  .max(120);

/** Where a film is stored, below /img/: "1001/video/strawberry.mp4". */
export const VideoKey = z
  .string()
  .regex(/^[\w-]+(\/[\w-]+)*\.mp4$/)
  .max(120);
/** Degrees, as maps of the mainland count them (GCJ-02). */
export const Point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

/** #rrggbb: nothing else may reach a style attribute. */
export const Colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/**
 * Text people write on one line: no control signs or halves of signs, some of which PostgreSQL would refuse, and none that turn the
 * direction of what follows. The joiners inside emoji stay.
 */
export const Line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u);

/** Text of any number of lines: no NUL and no halves of signs, which PostgreSQL would refuse. */
export const Words = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0\p{Cs}]*$/u);

export const PageNum = z.coerce.number().int().min(1).max(1_000).default(1);
export const PageSize = z.coerce.number().int().min(1).max(100).default(20);

/** Lists answer whether there is more; a total only where a page shows one. */
export const pageOf = <T extends z.ZodType>(entry: T) => z.object({ list: z.array(entry), pageNum: z.int(), hasMore: z.boolean() });

/** Totals are counted up to here; this many means so many or more. */
export const MOST_COUNTED = 10_000;

/** A page of a list of staff, with how many entries there are in all. */
export const countedPageOf = <T extends z.ZodType>(entry: T) => pageOf(entry).extend({ total: z.int().min(0).max(MOST_COUNTED) });

/** From and until then, in milliseconds since the epoch; either may be left out. Queries carry numbers as text. */
export const Since = z.coerce.number().int().min(0).max(8_640_000_000_000_000).optional();
