/** What the mall reads, as a file field asks for it; a phone gives a picture of another kind as one of these. */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif';

/** Pixels of the longer side: the mall keeps no more (decision 40). */
const longestSide = 2_000;
/** The same of what is seen while it is sent. */
const previewSide = 240;
const quality = 0.85;

export interface ShrunkPicture {
  readonly file: Blob;
  /** A data address: the page lets no other kind of the phone's own pictures be shown. Empty where the phone cannot read it. */
  readonly preview: string;
}

/** A photograph as large as the mall keeps it: a tenth of the bytes to send. What cannot be made smaller goes as it is. */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  try {
    const picture = await createImageBitmap(file);
    const preview = drawn(picture, previewSide).toDataURL('image/jpeg', quality);
    const smaller = await new Promise<Blob | null>((resolve) => drawn(picture, longestSide).toBlob(resolve, 'image/jpeg', quality));
    picture.close();
    return { file: smaller && smaller.size < file.size ? smaller : file, preview };
  } catch {
    return { file, preview: '' };
  }
}

function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * scale);
  canvas.height = Math.ceil(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
