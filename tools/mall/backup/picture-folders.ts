import path from 'node:path';
import { imageFolder, privateImageFolder } from '../settings.ts';
import { type CopyReport, copyPictures, restorePictures } from './backup-pictures.ts';

/** What everybody may see, and what few may: each has a folder of its own below a backup and below what is restored. */
const folders = [
  { variable: 'IMAGE_DIR', folder: imageFolder, below: '.' },
  { variable: 'PRIVATE_IMAGE_DIR', folder: privateImageFolder, below: 'private' },
] as const;

/** `reachesBackTo`: the oldest instant that can be restored. */
export function copyPictureFolders(place: string, reachesBackTo?: number): CopyReport {
  const reports = folders.map(({ variable, folder, below }) =>
    copyPictures(process.env[variable] || folder, path.join(place, below), reachesBackTo),
  );
  const sum = (count: (report: CopyReport) => number) => reports.reduce((all, report) => all + count(report), 0);
  return { copied: sum(({ copied }) => copied), gone: sum(({ gone }) => gone), dropped: sum(({ dropped }) => dropped) };
}

/** Beside a restored database, under the names a backup has. */
export const restorePictureFolders = (place: string, to: string): number =>
  folders.reduce((count, { below }) => count + restorePictures(path.join(place, below), path.join(to, below, 'pictures')), 0);

/** From beside a restored database to where the mall looks for them. */
export function adoptPictureFolders(from: string): void {
  for (const { folder, below } of folders) restorePictures(path.join(from, below), folder);
}
