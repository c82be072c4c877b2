import sharp from 'sharp';
import { photoFile } from './photo.ts';
import { writeJpeg } from './picture-file.ts';

/** A photo as the picture server can cut it: it cuts jpg and png only (decision 0008). */
export const paintGoodsPicture = (photo: string, file: string): Promise<void> => writeJpeg(sharp(photoFile(photo)), file);
