import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { CANARY } from './canary.ts';
import type { Bases, HostileFile } from './hostile-file.types.ts';
import { bombs, heavy } from './large-files.ts';
import { exifOf, withGifComment, withJpegSegment, withPngChunk, withRiffChunk } from './picture-parts.ts';

/** Not of one colour, so that a file has something to be cut through. */
const aPhoto = () =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 120, sigma: 40 } } });

const scripts: Readonly<Record<string, string>> = {
  html: `<html><body onload=alert('${CANARY}')></body></html>`,
  script: `<script>/*${CANARY}*/alert(document.cookie)</script>`,
  javascript: `*/=1;alert('${CANARY}');/*`,
  php: `<?php /*${CANARY}*/ system($_GET['c']); ?>`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${CANARY}')"/>`,
  zip: `PK\x03\x04\x14\0\0\0\0\0${CANARY}PK\x05\x06`,
  pdf: `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert('${CANARY}'))>>>>endobj\n%%EOF`,
  exe: `MZ\x90\0${CANARY}This program cannot be run in DOS mode.`,
  shell: `\n#!/bin/sh\necho ${CANARY}\n`,
  jar: `\xca\xfe\xba\xbe\0\0\0\x34${CANARY}`,
  ssi: `<!--#exec cmd="echo ${CANARY}"-->`,
  path: `../../../../etc/passwd\0${CANARY}.php`,
};
const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Behind the last byte of a good picture: two files in one. */
const tails = (bases: Bases): HostileFile[] =>
  Object.entries(bases).flatMap(([kind, base]) =>
    Object.entries(scripts).map(([name, text]) => ({
      what: `${kind} with ${name} behind it`,
      bytes: Buffer.concat([base, latin1(text)]),
      becomes: 'clean' as const,
    })),
  );

/** Where pictures keep words: comments, Exif, XMP, profiles. */
const notes = ({ jpeg, png, webp, gif }: Bases): HostileFile[] =>
  Object.entries(scripts).flatMap(([name, text]) => {
    const words = latin1(text);
    const made: [string, Buffer][] = [
      ['a JPEG comment', withJpegSegment(jpeg, 0xfe, words)],
      ['JPEG Exif', withJpegSegment(jpeg, 0xe1, exifOf(text))],
      ['JPEG XMP', withJpegSegment(jpeg, 0xe1, Buffer.concat([latin1('http://ns.adobe.com/xap/1.0/\0'), words]))],
      ['PNG text', withPngChunk(png, 'tEXt', Buffer.concat([latin1('Comment\0'), words]))],
      ['PNG packed text', withPngChunk(png, 'zTXt', Buffer.concat([latin1('Comment\0\0'), deflateSync(words)]))],
      ['a PNG chunk nobody knows', withPngChunk(png, 'quSh', words)],
      ['a WebP chunk', withRiffChunk(webp, 'XMP ', words)],
      ['a GIF comment', withGifComment(gif, words)],
    ];
    return made.map(([where, bytes]) => ({ what: `${name} in ${where}`, bytes, becomes: 'clean' as const }));
  });

/** Something else that goes on as a picture. */
const heads = (bases: Bases): HostileFile[] =>
  Object.entries(bases).flatMap(([kind, base]) =>
    Object.entries(scripts).map(([name, text]) => ({
      what: `${name} with ${kind} behind it`,
      bytes: Buffer.concat([latin1(text), base]),
      becomes: 'refused' as const,
    })),
  );

/** Beginnings of files that are no pictures here, and some that only begin like one. */
const magics: Readonly<Record<string, string>> = {
  mp4: '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  bmp: 'BM\x8a\0\0\0\0\0\0\0\x8a\0\0\0',
  ico: '\0\0\x01\0\x01\0\x10\x10\0\0',
  psd: '8BPS\0\x01\0\0\0\0\0\0',
  eps: '%!PS-Adobe-3.0 EPSF-3.0\n(x) (r) file',
  mvg: 'push graphic-context\nimage over 0,0 0,0 "|id"\n',
  elf: '\x7fELF\x02\x01\x01\0',
  wasm: '\0asm\x01\0\0\0',
  gzip: '\x1f\x8b\x08\0\0\0\0\0',
  mp3: 'ID3\x03\0\0\0\0\0\0',
  jxl: '\xff\x0a\xff\xff',
  json: `{"${CANARY}":1}`,
  nothingButJpeg: '\xff\xd8\xff\xe0',
  nothingButPng: '\x89PNG\r\n\x1a\n',
  nothingButGif: 'GIF89a',
  nothingButWebp: 'RIFF\0\0\0\0WEBP',
  gifAndScript: `GIF89a/*${CANARY}*/=1;alert(1)//;`,
  webpAndScript: `RIFF\x2f\x2a\0\0WEBP*/=1;alert('${CANARY}')`,
};

const xml = (body: string) => `<?xml version="1.0"?>${body}`;
const drawings: Readonly<Record<string, Buffer>> = {
  plain: latin1(scripts.svg ?? ''),
  prolog: latin1(xml(scripts.svg ?? '')),
  mark: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), latin1(scripts.svg ?? '')]),
  wide: Buffer.from(`\ufeff${scripts.svg}`, 'utf16le'),
  packed: gzipSync(scripts.svg ?? ''),
  reading: latin1(
    xml(`<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`),
  ),
  laughing: latin1(
    xml(`<!DOCTYPE s [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]><svg>&c;</svg>`),
  ),
  framing: latin1('<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>'),
  huge: latin1('<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"><rect width="100%" height="100%"/></svg>'),
};

const strangers = async (): Promise<HostileFile[]> => {
  const foreign = {
    tiff: await aPhoto().tiff().toBuffer(),
    avif: await aPhoto().avif().toBuffer(),
    empty: Buffer.alloc(0),
    one: latin1('x'),
  };
  const all = {
    ...foreign,
    ...Object.fromEntries(Object.entries(drawings).map(([name, bytes]) => [`a ${name} drawing`, bytes])),
    ...Object.fromEntries(Object.entries({ ...magics, ...scripts }).map(([name, text]) => [`${name} alone`, latin1(text)])),
  };
  return Object.entries(all).map(([what, bytes]) => ({ what, bytes, becomes: 'refused' }));
};

/** Cut off, and with single bytes changed; the same ones each time. */
const broken = (bases: Bases): HostileFile[] =>
  Object.entries(bases).flatMap(([kind, base]) => [
    ...[0.1, 0.3, 0.5, 0.7, 0.9].map((share) => ({
      what: `${kind} cut off after ${share * 100} %`,
      bytes: base.subarray(0, Math.floor(base.length * share)),
      becomes: 'refused' as const,
    })),
    ...Array.from({ length: 12 }, (_, nth) => {
      const bytes = Buffer.from(base);
      for (let at = 12 + nth * 7; at < bytes.length; at += 97) bytes[at] = (bytes[at] ?? 0) ^ (1 << (nth % 8));
      return { what: `${kind} with bytes changed, ${nth}`, bytes, becomes: 'either' as const };
    }),
  ]);

/** What a request says about its file is nobody's business. */
const labels = ({ jpeg, png }: Bases): HostileFile[] => {
  const types = ['text/html', 'image/svg+xml', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  const names = ['../../../../srv/www/x.php', 'x.jpg\0.html', '<img src=x onerror=alert(1)>.png', 'CON', '/etc/cron.d/x'];
  return [
    ...types.map((type) => ({
      what: `a picture sent as ${type}`,
      bytes: png,
      becomes: 'clean' as const,
      headers: { 'content-type': type },
    })),
    ...names.map((name) => ({
      what: `a picture named ${JSON.stringify(name)}`,
      bytes: jpeg,
      becomes: 'clean' as const,
      headers: {
        'content-type': 'image/jpeg',
        'content-disposition': `attachment; filename="${encodeURIComponent(name)}"`,
        'x-file-name': encodeURI(name),
      },
    })),
  ];
};

/** Some 340 files, made anew from code. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png, webp, gif] = await Promise.all([
    aPhoto().jpeg().toBuffer(),
    aPhoto().png().toBuffer(),
    aPhoto().webp().toBuffer(),
    aPhoto().gif().toBuffer(),
  ]);
  const bases = { jpeg, png, webp, gif };
  return [
    ...tails(bases),
    ...notes(bases),
    ...heads(bases),
    ...(await strangers()),
    ...broken(bases),
    ...(await bombs(bases)),
    ...(await heavy()),
    ...labels(bases),
  ];
}
