import type { BasketLine, Promotion } from '../pricing.types.ts';
import { countPieces } from '../rule.ts';
import type { FreeLot, KindBase } from './kind.types.ts';

type Facts = 'kind' | 'id' | 'cids' | 'name' | 'scope';

/** A promotion with the terms a test is about. */
export const promotionOf = <Kind extends Promotion['kind']>(
  kind: Kind,
  terms: Omit<Extract<Promotion, { kind: Kind }>, Facts>,
): Extract<Promotion, { kind: Kind }> =>
  ({ kind, id: '1', cids: ['1'], name: '', scope: {}, ...terms }) as unknown as Extract<Promotion, { kind: Kind }>;

export const aLine = (unitFen: number, more: Partial<BasketLine> = {}): BasketLine => ({
  cid: '1',
  skuId: '1',
  goodsId: '1',
  categoryIds: ['1'],
  quantity: 1,
  unitFen,
  ...more,
});

export const piecesOf = (...lines: readonly BasketLine[]) => countPieces(lines);

/** A lot per [unit price, pieces]; the first is SKU 1. */
export const lots = (...wanted: readonly (readonly [unitFen: number, pieces: number])[]): FreeLot[] =>
  wanted.map(([unitFen, pieces], at) => ({ skuId: `${at + 1}`, unitFen, pieces }));

export const base = (leftFen: number, pieces = 1, dearestFen = leftFen): KindBase => ({ leftFen, pieces, dearestFen });
