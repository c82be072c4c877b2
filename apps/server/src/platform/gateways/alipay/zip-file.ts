import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const MOST_BYTES = 256 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/** The files of a zip archive, by its own directory; undefined unless each is whole. */
export function readZip(archive: Buffer): Buffer[] | undefined {
  try {
    return readEntries(archive);
  } catch {
    // Cut off, or no archive.
    return undefined;
  }
}

function readEntries(archive: Buffer): Buffer[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || archive.readUInt32LE(end) !== END) throw new Error('no directory');
  const files: Buffer[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('no entry');
    files.push(readEntry(archive, at));
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

function readEntry(archive: Buffer, at: number): Buffer {
  const [method, sum, length] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20)];
  const local = archive.readUInt32LE(at + 42);
  // Behind the local header, whose own name and extra field may be longer than the directory's.
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + length);
  if (method !== STORED && method !== DEFLATED) throw new Error('packed in an unknown way');
  const bytes = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: MOST_BYTES });
  if (crc32(bytes) !== sum) throw new Error('not whole');
  return bytes;
}
