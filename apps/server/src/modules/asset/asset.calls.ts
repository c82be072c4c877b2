import type { ModuleHandlers } from '#platform/http/handler.types';
import { listStaffFiles } from './file.repo.ts';
import { uploadPicture } from './upload-picture.ts';

export const assetHandlers: ModuleHandlers<'asset'> = {
  'asset.file.upload': (ctx, { purpose }, file) => uploadPicture(ctx, { sender: { memberId: ctx.actor.memberId }, purpose, file }),
  'asset.file.uploadForShop': (ctx, { purpose }, file) => uploadPicture(ctx, { sender: { staffId: ctx.actor.staffId }, purpose, file }),
  'asset.file.list': async (ctx, page) => {
    const { rows, total } = await listStaffFiles(ctx, page);
    const list = rows.slice(0, page.pageSize).map(({ key, width, height, purpose, bytes, staff_id, uploaded_at }) => ({
      key,
      width,
      height,
      purpose,
      bytes,
      uploadedBy: staff_id,
      uploadedAt: uploaded_at.getTime(),
    }));
    return { list, pageNum: page.pageNum, hasMore: rows.length > page.pageSize, total };
  },
};
