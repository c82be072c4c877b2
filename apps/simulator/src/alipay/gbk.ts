const LEAD = [0x81, 0xfe] as const;
const TRAIL = [0x40, 0xfe] as const;

let codes: ReadonlyMap<string, number> | undefined;

/** Every sign GBK has, by asking the decoder for each: the platform has no encoder. */
function codesOf(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('gbk');
  const found = new Map<string, number>();
  for (let lead = LEAD[0]; lead <= LEAD[1]; lead += 1) {
    for (let trail = TRAIL[0]; trail <= TRAIL[1]; trail += 1) {
      const sign = decoder.decode(Uint8Array.of(lead, trail));
      if (sign.length === 1 && sign !== '\uFFFD' && !found.has(sign)) found.set(sign, lead * 256 + trail);
    }
  }
  return found;
}

/** A question mark stands for what GBK has not. */
export function encodeGbk(text: string): Buffer {
  codes ??= codesOf();
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.charCodeAt(0) < 0x80 ? sign.charCodeAt(0) : (codes.get(sign) ?? 0x3f);
    if (code > 0xff) bytes.push(code >> 8);
    bytes.push(code & 0xff);
  }
  return Buffer.from(bytes);
}
