/** Where a map opens when nothing better is known: the middle of Beijing (spec 9). */
export const defaultMapCentre = { latitude: 39.90469, longitude: 116.40717 } as const;
