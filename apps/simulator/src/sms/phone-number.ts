/** E.164 for the spellings the provider takes for a mainland number (+86, 0086, 86 or nothing before it); null for anything else. */
export function mainlandNumber(spelling: string): string | null {
  const digits = /^(?:\+|00)?(?:86)?(1[3-9]\d{9})$/.exec(spelling)?.[1];
  return digits === undefined ? null : `+86${digits}`;
}
