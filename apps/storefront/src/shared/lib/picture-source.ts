import { isResizable } from '@qianpu/kit/picture';

/** Widths the picture server answers, in pixels. */
const widths = [180, 360, 540, 750];

/** The host of a picture, chosen by a hash of its key: the same on every page and on the server, so caches and hydration agree. */
export function hostOf(key: string, hosts: readonly string[]): string {
  let hash = 0;
  for (const char of key) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return hosts[hash % hosts.length] ?? '';
}

export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
}

/** Addresses of a picture in every width it can be had in; icons (png) are small and sent as they are. */
export function pictureSource(key: string, hosts: readonly string[]): PictureSource {
  const address = `${hostOf(key, hosts)}/img/${key}`;
  if (!isResizable(key) || key.endsWith('.png')) return { src: address };
  return { src: `${address}?w=360`, srcSet: widths.map((width) => `${address}?w=${width} ${width}w`).join(', ') };
}
