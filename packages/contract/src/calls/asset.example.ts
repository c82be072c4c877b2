import type { ExamplesOf } from '../schema.ts';
import type { assetSchemas, assetStaffSchemas } from './asset.schema.ts';
import type { assetRows, assetStaffRows } from './asset.ts';

export const assetExamples: ExamplesOf<typeof assetRows, typeof assetSchemas> = {
  'asset.file.upload': [{ purpose: 'review' }, { purpose: 'avatar' }],
};

export const assetStaffExamples: ExamplesOf<typeof assetStaffRows, typeof assetStaffSchemas> = {
  'asset.file.uploadForShop': [{ purpose: 'goods' }, { purpose: 'page' }],
  'asset.file.list': [{}, { purpose: 'page' }],
};
