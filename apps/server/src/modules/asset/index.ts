/** What a member has uploaded, and which of these keys: nobody shows another's pictures as their own. */
export { exportFiles, findOwnFiles } from './file.repo.ts';
/** Where the api answers a picture few may see, and an address of one. */
export { privateFilePath, signAddress } from './private-address.ts';
/** Pictures few may see: the module they belong to says who, and gives addresses to those alone. */
export { exportPrivateFiles, findPrivateFiles, usePrivateFile } from './private-file.repo.ts';
export { readPrivateFile } from './read-private-file.ts';
export { uploadPrivatePicture } from './upload-picture.ts';
