import type { DemoBanner, DemoShop } from '../demo.types.ts';
import { letteringSvg } from './lettering.ts';
import { cutPhoto } from './photo.ts';
import { writeJpeg } from './picture-file.ts';
import { groundOf, overlaid, veilSvg } from './veil.ts';

const width = 1035;
const height = 420;
const lettersEnd = 560;

export async function paintBanner(banner: DemoBanner, style: DemoShop['style'], file: string): Promise<void> {
  const photo = await (await cutPhoto(banner.photo, { width, height })).toBuffer();
  const ground = await groundOf(photo, { left: 0, top: 0, width: 480, height });
  const [primary, , onPrimary] = style.colors;
  const lettering = letteringSvg(banner, {
    text: ground.text,
    buttonFill: primary,
    buttonText: onPrimary,
    theme: style.theme,
    room: lettersEnd - 56,
  });
  await writeJpeg(overlaid(photo, width, height, [veilSvg(ground, 'right', 0.56), lettering]), file);
}
