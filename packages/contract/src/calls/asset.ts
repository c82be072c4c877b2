import { get, post } from '../call.ts';

/**
 * A picture from outside; paths ours. The body is the file's bytes as they are, of whatever content type, with its length said before
 * (`uploadMostBytes` of the kit at most); the input stands in the query. JPEG, PNG, WebP and GIF are read; what is kept is made anew.
 */
export const assetRows = {
  'asset.file.upload': post('upload', '/c/v2/file/upload', {
    auth: 'member',
    effect: 'orchestrate',
    section: '7.7',
    isUpload: true,
    limit: { per: 'actor', count: 30, seconds: 60, whenUncounted: { perProcess: 30 } },
  }),
};

/** Calls of the merchant's staff; paths ours. */
export const assetStaffRows = {
  'asset.file.uploadForShop': post('upload', '/c/v2/file/uploadForShop', {
    auth: 'staff',
    scope: 'shop',
    effect: 'orchestrate',
    section: 'ours',
    isUpload: true,
  }),
  'asset.file.list': get('upload', '/c/v2/file/list', { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' }),
};
