import type { ExamplesOf } from '../schema.ts';
import type { favouriteSchemas, footprintSchemas } from './favourite.schema.ts';
import type { favouriteRows, footprintRows } from './favourite.ts';

export const favouriteExamples: ExamplesOf<typeof favouriteRows, typeof favouriteSchemas> = {
  'behaviour.favourite.add': [({ cid, goodsId }) => ({ cid, goodsIds: [goodsId] })],
  'behaviour.favourite.remove': [({ cid, goodsId }) => ({ cid, goodsIds: [goodsId] })],
  'behaviour.favourite.has': [({ cid, goodsId }) => ({ cid, goodsId })],
  'behaviour.favourite.count': [{}],
  'behaviour.favourite.list': [({ cid }) => ({ cid })],
};

export const footprintExamples: ExamplesOf<typeof footprintRows, typeof footprintSchemas> = {
  'behaviour.footprint.add': [({ cid, goodsId }) => ({ cid, goodsId })],
  'behaviour.footprint.merge': [({ cid, goodsId }) => ({ cid, seen: [{ goodsId, ago: 60 }] })],
  'behaviour.footprint.remove': [({ cid, goodsId }) => ({ cid, goodsIds: [goodsId] }), ({ cid }) => ({ cid })],
  'behaviour.footprint.list': [({ cid }) => ({ cid })],
};
