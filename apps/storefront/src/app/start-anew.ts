import { readStored, writeStored } from '#session/stored';

/** Which build this is: its files are named by their content. */
export const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/**
 * A page's chunk did not come: most often a new release has taken its place. One fresh start at the page that was asked for brings
 * the new one. False: that was tried already, and no page has come since. The shopper has to read that it failed: where two
 * releases run side by side and neither has the other's files, every further start would only change sides.
 */
export function startAnew(mid: string): boolean {
  if (readStored('chunkReload', mid) !== null) return false;
  writeStored('chunkReload', mid, build);
  window.location.reload();
  return true;
}

/** A page came: should another one fail, a fresh start is worth a try again. */
export function forgetStart(mid: string): void {
  if (readStored('chunkReload', mid) !== null) writeStored('chunkReload', mid, null);
}
