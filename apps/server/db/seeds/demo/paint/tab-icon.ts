import sharp from 'sharp';
import type { TabDrawing } from '../demo.types.ts';
import { writePng } from './picture-file.ts';

/** Drawn on a field of 24, painted for a phone with three pixels a point at twice the size it shows. */
const edge = 144;

interface Drawing {
  /** Closed outlines: drawn at rest, filled while active. */
  readonly body: string;
  /** Lines: in the icon's colour at rest, left out of the body while active. */
  readonly inside?: string;
  /** Lines beside the body: always drawn. */
  readonly beside?: string;
}

const drawings: Readonly<Record<TabDrawing, Drawing>> = {
  house: { body: 'M4 10.9 12 4.2l8 6.7v7.6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z', inside: 'M9.5 16.2h5' },
  tiles: {
    body: 'M5.5 4H9a1.5 1.5 0 0 1 1.5 1.5V9A1.5 1.5 0 0 1 9 10.5H5.5A1.5 1.5 0 0 1 4 9V5.5A1.5 1.5 0 0 1 5.5 4ZM5.5 13.5H9A1.5 1.5 0 0 1 10.5 15v3.5A1.5 1.5 0 0 1 9 20H5.5A1.5 1.5 0 0 1 4 18.5V15a1.5 1.5 0 0 1 1.5-1.5ZM15 13.5h3.5A1.5 1.5 0 0 1 20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15a1.5 1.5 0 0 1-1.5-1.5V15a1.5 1.5 0 0 1 1.5-1.5ZM16.75 3.9a3.35 3.35 0 1 1 0 6.7 3.35 3.35 0 0 1 0-6.7Z',
  },
  cart: {
    body: 'M6.3 7.5h13.9l-1.5 6.7a1.8 1.8 0 0 1-1.8 1.4H9.6a1.8 1.8 0 0 1-1.8-1.5Z',
    beside: 'M3.2 4.3h2.5l.6 3.2M10 19.4h.01M17 19.4h.01',
  },
  bag: { body: 'M5.3 8.2h13.4l.9 10.1a2 2 0 0 1-2 2.2H6.4a2 2 0 0 1-2-2.2Z', beside: 'M8.7 8V7.2a3.3 3.3 0 0 1 6.6 0V8' },
  person: {
    body: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 19.7c.5-3.3 3.5-5.1 7.5-5.1s7 1.8 7.5 5.1c.1.4-.3.8-.7.8H5.2c-.4 0-.8-.4-.7-.8Z',
  },
};

/** A tab's picture: lines at rest, solid while its page is shown. */
export async function paintTabIcon(name: TabDrawing, look: { color: string; isSolid: boolean }, file: string): Promise<void> {
  const { body, inside = '', beside = '' } = drawings[name];
  const { color, isSolid } = look;
  const line = `stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"`;
  const drawn = `<path d="${body}" fill="${isSolid ? color : 'none'}" stroke="${color}" ${line}/>
<path d="${inside}" fill="none" stroke="${isSolid ? '#ffffff' : color}" ${line}/>
<path d="${beside}" fill="none" stroke="${color}" ${line}/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 24 24">${drawn}</svg>`;
  await writePng(sharp(Buffer.from(svg)), file);
}
