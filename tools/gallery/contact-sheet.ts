import sharp from 'sharp';

export interface Shot {
  readonly title: string;
  readonly screenshot: Buffer;
}

/** Pixels. */
const gap = 16;
const titleHeight = 28;

/** Screenshots beside each other under their titles, each `width` wide. */
export async function contactSheet(shots: readonly Shot[], columns: number, width: number, ratio: number): Promise<Buffer> {
  const height = Math.round(width * ratio);
  const cell = { width: width + gap, height: height + titleHeight + gap };
  const rows = Math.ceil(shots.length / columns);
  const parts = await Promise.all(
    shots.map(async ({ title, screenshot }, index) => {
      const left = gap + (index % columns) * cell.width;
      const top = gap + Math.floor(index / columns) * cell.height;
      return [
        { input: titleSvg(title, width), left, top },
        {
          input: await sharp(screenshot).resize(width, height, { fit: 'cover', position: 'top' }).png().toBuffer(),
          left,
          top: top + titleHeight,
        },
      ];
    }),
  );
  return sharp({
    create: { width: gap + columns * cell.width, height: gap + rows * cell.height, channels: 3, background: '#8a8f98' },
  })
    .composite(parts.flat())
    .png()
    .toBuffer();
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const titleSvg = (title: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${titleHeight}"><text x="0" y="19" font-family="sans-serif" font-size="15" fill="white">${escapeXml(title)}</text></svg>`,
  );
