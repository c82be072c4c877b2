import { post } from '../call.ts';

/** A picture from outside: the body is its bytes, everything else stands in the query; paths ours. */
export const assetRows = {
  'asset.file.upload': post('upload', '/c/v2/file/upload', {
    auth: 'member',
    effect: 'orchestrate',
    section: '7.7',
    isUpload: true,
    limit: { per: 'actor', count: 30, seconds: 60, whenUncounted: 'allow' },
  }),
};

/** Calls of the merchant's staff; paths ours. */
export const assetStaffRows = {
  'asset.file.uploadForShop': post('upload', '/c/v2/file/uploadForShop', {
    auth: 'staff',
    effect: 'orchestrate',
    section: 'ours',
    isUpload: true,
  }),
};
