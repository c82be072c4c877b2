import { planned, post } from '../../call.ts';

export const plannedAssetRows = {
  // path ours
  'asset.file.upload': planned(post('upload', '/c/v2/file/upload', { auth: 'member', effect: 'orchestrate', section: '7.7' })),
};
