import type { ModuleHandlers } from '#platform/http/handler.types';
import { uploadPicture } from './upload-picture.ts';

export const assetHandlers: ModuleHandlers<'asset'> = {
  'asset.file.upload': (ctx, { purpose }, file) => uploadPicture(ctx, { sender: { memberId: ctx.actor.memberId }, purpose, file }),
  'asset.file.uploadForShop': (ctx, { purpose }, file) => uploadPicture(ctx, { sender: { staffId: ctx.actor.staffId }, purpose, file }),
};
