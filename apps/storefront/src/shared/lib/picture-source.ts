import { isResizable, pictureWidths } from '@qianpu/kit/picture';

/**
 * The host of a picture, chosen by a hash of its key: the same on every page and on the server, so caches and hydration agree.
 * Later attempts ask the others in turn: one host may be away while the picture is not.
 */
export function hostOf(key: string, hosts: readonly string[], attempt = 1): string {
  let hash = 0;
  for (const char of key) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return hosts[(hash + attempt) % hosts.length] ?? '';
}

export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
}

/** Addresses of a picture in every width it can be had in; the browser takes the one for its place and pixel ratio (spec 9). */
export function pictureSource(key: string, hosts: readonly string[], attempt?: number): PictureSource {
  const address = `${hostOf(key, hosts, attempt)}/img/${key}`;
  if (!isResizable(key)) return { src: address };
  return { src: `${address}?w=360`, srcSet: pictureWidths.map((width) => `${address}?w=${width} ${width}w`).join(', ') };
}
