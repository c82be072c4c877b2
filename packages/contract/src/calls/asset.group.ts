import { group } from '../group.ts';
import { assetExamples, assetStaffExamples } from './asset.example.ts';
import { assetSchemas, assetStaffSchemas } from './asset.schema.ts';
import { assetRows, assetStaffRows } from './asset.ts';

export const assetGroup = group({
  rows: { ...assetRows, ...assetStaffRows },
  schemas: { ...assetSchemas, ...assetStaffSchemas },
  examples: { ...assetExamples, ...assetStaffExamples },
});
