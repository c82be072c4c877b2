import path from 'node:path';
import { home, inCheckout } from '../mall/paths.ts';

export const script = inCheckout('tools/studio/blender/render.py');
/** Where pictures are committed. */
export const pictureFolder = inCheckout('apps/server/db/seeds/demo/pictures');
/** Work in progress; on the same disk as the pictures, so that a finished one is moved at once. */
export const workFolder = path.join(home, 'studio');
export const weightsFile = path.join(workFolder, 'rt_hdr_alb_nrm.tza');
